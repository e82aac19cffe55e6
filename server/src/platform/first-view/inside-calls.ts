import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

/** A call that this process makes to itself to draw a guest's page; no request from outside can look like one. */
type InsideCall = { pageRegionId: number | null }

const calls = new AsyncLocalStorage<InsideCall>()

/** The call under way, if it is made from inside. */
export const insideCall = (): InsideCall | undefined => calls.getStore()

export type Question = { path: string; host: string; language: string; regionId: number | null }
/** The body in bytes, as it would be sent: outside the heap, where nobody has to look through it again and again. */
export type InsideAnswer = { status: number; body: Buffer }

/** The answer of a call to a guest: the very same that the browser would get, through the same checks. */
export const askInside = (app: FastifyInstance, { path, host, language, regionId }: Question): Promise<InsideAnswer> =>
  calls.run({ pageRegionId: regionId }, async () => {
    const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: path, headers: { host, 'accept-language': language } })
    return { status: statusCode, body: rawPayload }
  })
