import type { FastifyInstance } from 'fastify'
import { sql } from '#platform/database/drizzle'
import { isMigrated } from '../database/migrate.ts'

/** `/live`: the process runs; `/ready`: it should get requests. A draining node is not ready before it closes. */
export function reportHealth(app: FastifyInstance): { drain: () => void; require: (what: string, isThere: () => boolean) => void } {
  let isDraining = false
  // Migrations are only ever added: once complete for this code, always complete.
  let isComplete = false
  const required = new Map<string, () => boolean>()

  const check = async () => {
    if (isComplete) await app.ctx.db.execute(sql`select 1`)
    else isComplete = await isMigrated(app.ctx.db)
    if (!isComplete) throw new Error('Migrations are missing')
    for (const [what, isThere] of required) if (!isThere()) throw new Error(`Not there yet: ${what}`)
  }

  app.get('/live', { config: { isVital: true }, logLevel: 'warn' }, async (_request, reply) => {
    await reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/ready', { config: { isVital: true }, logLevel: 'warn' }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (isDraining) return reply.code(503).send({ status: 'draining' })
    try {
      await check()
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
  return {
    drain: () => {
      isDraining = true
    },
    require: (what, isThere) => {
      required.set(what, isThere)
    },
  }
}
