import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

/** A call that this process makes to itself to draw a guest's page; no request from outside can look like one. */
type InsideCall = { pageRegionId: number | null }

const calls = new AsyncLocalStorage<InsideCall>()

/** The call under way, if it is made from inside. */
export const insideCall = (): InsideCall | undefined => calls.getStore()

export type Question = { path: string; host: string; language: string; regionId: number | null }
export type InsideAnswer = { status: number; body: string }

/** The answer of a call to a guest: the very same that the browser would get, through the same checks. */
export const askInside = (app: FastifyInstance, { path, host, language, regionId }: Question): Promise<InsideAnswer> =>
  calls.run({ pageRegionId: regionId }, async () => {
    const { statusCode, payload } = await app.inject({ method: 'GET', url: path, headers: { host, 'accept-language': language } })
    return { status: statusCode, body: payload }
  })
