import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const bankKeys = { BANK_ID_CLIENT: 'vitrina', BANK_ID_SECRET: 'secret-of-the-bank' }

export type BankCustomer = {
  given_name?: string
  middle_name?: string
  family_name?: string
  email?: string
  email_verified?: boolean
  phone_number?: string
  phone_number_verified?: boolean
}

type Settings = {
  port?: number
  /** Addresses the bank may send a browser back to. */
  returnTo: string[]
  /** By login, which is also the bank's id of them; any password opens. */
  customers: Record<string, BankCustomer>
  /** The bank gives none; a stricter one would. */
  hasIdToken?: boolean
}

/** A real OpenID server on the paths of T-ID, with its own pages of login and consent. */
export async function startBank({ port = 0, returnTo, customers, hasIdToken = false }: Settings) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(url, {
    clients: [
      {
        client_id: bankKeys.BANK_ID_CLIENT,
        client_secret: bankKeys.BANK_ID_SECRET,
        redirect_uris: returnTo,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    routes: { authorization: '/auth/authorize', token: '/auth/token', introspection: '/auth/introspect', userinfo: '/userinfo/userinfo' },
    scopes: ['openid', 'profile', 'email', 'phone'],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'middle_name', 'family_name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    cookies: { keys: ['of-the-tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true }, introspection: { enabled: true } },
    findAccount: (_context, id) => {
      const customer = customers[id]
      return customer && { accountId: id, claims: () => ({ sub: id, ...customer }) }
    },
  })
  provider.use(async (context, next) => {
    await next()
    if (hasIdToken || context.path !== '/auth/token' || typeof context.body !== 'object' || context.body === null) return
    const { id_token: _dropped, ...rest } = context.body as Record<string, unknown>
    context.body = rest
  })
  server.on('request', provider.callback())
  return {
    url,
    settings: { ...bankKeys, BANK_ID_URL: url },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The browser's way through the bank: login, consent, and back; gives the query it comes back with. */
export async function signInAtBank(start: string, { login, consents = true }: { login: string; consents?: boolean }) {
  const cookies = new Map<string, string>()
  let url = start
  let form: Record<string, string> | undefined
  const origin = new URL(start).origin
  for (let steps = 0; steps < 12; steps++) {
    const answer: Response = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    form = undefined
    const location = answer.headers.get('location')
    if (location) {
      url = new URL(location, url).href
      if (!url.startsWith(origin)) return Object.fromEntries(new URL(url).searchParams)
      continue
    }
    const page = await answer.text()
    if (!answer.ok) throw new Error(`The bank answers ${answer.status}: ${page}`)
    if (page.includes('value="login"')) form = { prompt: 'login', login, password: 'any' }
    else if (consents) form = { prompt: 'consent' }
    else url = `${url}/abort`
  }
  throw new Error('The bank leads in circles')
}
