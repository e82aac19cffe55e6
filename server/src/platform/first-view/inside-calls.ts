import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

/** A call that this process makes to itself to draw a guest's page; no request from outside can look like one. */
type InsideCall = { pageRegionId: number | null }

const calls = new AsyncLocalStorage<{ call: InsideCall; body: Buffer | null }>()

/** The call under way, if it is made from inside. */
export const insideCall = (): InsideCall | undefined => calls.getStore()?.call

/** Takes the bytes of such an answer as they are about to be sent: a response would copy them three times and make a text of them. */
export function takeInsideAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    const made = calls.getStore()
    if (!made || !Buffer.isBuffer(payload)) return done(null, payload)
    made.body = payload
    done(null, '')
  })
}

export type Question = { path: string; host: string; language: string; regionId: number | null; state: string }
/** The body in bytes, as it would be sent: outside the heap, where nobody has to look through it again and again. */
export type InsideAnswer = { status: number; body: Buffer }

/** The answer of a call to a guest: the very same that the browser would get, through the same checks. */
export function askInside(app: FastifyInstance, { path, host, language, regionId }: Question): Promise<InsideAnswer> {
  const made = { call: { pageRegionId: regionId }, body: null as Buffer | null }
  return calls.run(made, async () => {
    const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: path, headers: { host, 'accept-language': language } })
    return { status: statusCode, body: made.body ?? rawPayload }
  })
}
