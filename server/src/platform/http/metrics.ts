import type { FastifyInstance } from 'fastify'
import { sql } from '#platform/database/drizzle'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { routeOf } from './access-log.ts'
import { listOutages } from '../captcha/provider-outages.ts'
import { queryRows } from '../database/rows.ts'
import type { FirstViewCounts } from '../first-view/first-views.ts'

/** Prometheus figures at `/metrics`. Meant for the inner network: the proxy in front does not pass it on. */
export function reportMetrics(
  app: FastifyInstance,
  { inFlight, unfinished, firstViews }: { inFlight: () => number; unfinished: () => number; firstViews: FirstViewCounts },
): void {
  const { ctx } = app
  const register = new Registry()
  const registers = [register]
  // Event loop lag, memory, garbage collection.
  collectDefaultMetrics({ register })

  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe({ method: request.method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests under way',
    registers,
    collect() {
      this.set(inFlight())
    },
  })
  new Gauge({
    name: 'http_requests_unfinished',
    help: 'Requests that are still arriving, headers or body',
    registers,
    collect() {
      this.set(unfinished())
    },
  })
  new Gauge({
    name: 'first_views',
    help: "Guests' pages since the start: from the cache, checked and unchanged, drawn, too late, or failed and left to the browser",
    labelNames: ['outcome'],
    registers,
    collect() {
      for (const [outcome, count] of Object.entries(firstViews)) this.set({ outcome }, count)
    },
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and callers waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, ctx.pool.totalCount)
      this.set({ state: 'idle' }, ctx.pool.idleCount)
      this.set({ state: 'waiting' }, ctx.pool.waitingCount)
    },
  })
  new Gauge({
    name: 'captcha_unanswered',
    help: 'Visitors let in unchecked within the hour because their captcha provider did not answer',
    labelNames: ['provider'],
    registers,
    async collect() {
      try {
        this.reset()
        for (const { provider, passes } of await listOutages(ctx)) this.set({ provider }, passes)
      } catch (error) {
        // The other figures matter most just when the database does not answer.
        ctx.log.warn({ err: error }, 'captcha outages could not be counted')
      }
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs by state: waiting, running, retrying, dead',
    labelNames: ['state'],
    registers,
    async collect() {
      try {
        const rows = await queryRows<{ state: string; count: number }>(
          ctx.db,
          { state: 'text', count: 'number' },
          sql`
          select case when locked_at is not null then 'running' when attempts >= max_attempts then 'dead'
            when attempts > 0 then 'retrying' else 'waiting' end as state, count(*)::int as count
          from graphile_worker.jobs group by 1`,
        )
        this.reset()
        for (const { state, count } of rows) this.set({ state }, count)
      } catch (error) {
        // The other figures matter most just when the database does not answer.
        ctx.log.warn({ err: error }, 'jobs could not be counted')
      }
    },
  })

  app.get('/metrics', { config: { isVital: true }, logLevel: 'warn' }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}
