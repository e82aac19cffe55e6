declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Claims = { sub: string } & Record<string, unknown>
  type Answering = { path: string; body: unknown }

  /** As much of it as the tests' bank needs. */
  type Options = {
    clients: Record<string, unknown>[]
    routes: Record<string, string>
    claims: Record<string, string[]>
    scopes: string[]
    ttl: Record<string, number>
    cookies: { keys: string[] }
    pkce: { required: () => boolean }
    features: Record<string, { enabled: boolean }>
    findAccount: (context: unknown, id: string) => { accountId: string; claims: () => Claims } | undefined
  }

  export class Provider {
    constructor(issuer: string, options: Options)
    use(middleware: (context: Answering, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
  }
}
