import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'

/** Lets a test application take real HTTP, and know its own address: the local bank inside it is then open as well. */
export async function listenOnFreePort({ app, ctx }: { app: FastifyInstance; ctx: Context }): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  Object.assign(ctx.config, { HOST: '127.0.0.1', PORT: port })
  return `http://127.0.0.1:${port}`
}
