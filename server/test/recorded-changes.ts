import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'

/** Calls of staff that are no GET, with the reason why the journal may have nothing to tell. */
const WITHOUT_CHANGE: Readonly<Record<string, string>> = {
  'POST /api/v1/back-office/ranking-rules/preview': 'a draft is only looked at',
  'POST /api/v1/back-office/content/papers/preview': 'a draft is only looked at',
  'POST /api/v1/back-office/content/preview': 'a draft is only looked at',
  'POST /api/v1/back-office/content/letters/:name/preview': 'a draft is only looked at',
  'POST /api/v1/back-office/delivery/preview': 'a draft is only looked at',
  'POST /api/v1/back-office/goods/etim': 'a file is only read',
  'POST /api/v1/back-office/goods-imports/:id/refused-file': 'a file for the person alone',
  'POST /api/v1/back-office/order/:id/change/preview': 'a change is only looked at',
  'POST /api/v1/back-office/phone-order/preview': 'an order is only looked at',
  'POST /api/v1/back-office/prices/lists/:id/bulk/preview': 'a change is only looked at',
  'POST /api/v1/back-office/warehouse/papers': 'a file for the person alone',
  'POST /api/v1/back-office/warehouse/picking/sheet': 'a file for the person alone',
  'POST /api/v1/back-office/warehouse/labels': 'a file for the person alone',
  'POST /api/v1/back-office/warehouse/route-sheet': 'a file for the person alone',
  'POST /api/v1/back-office/bank-statement/accept': 'a line recorded before answers with its payment',
  'POST /api/v1/back-office/bank-statement/undo': 'a line undone before stays as it is',
  'POST /api/v1/back-office/bank-statement/dismiss': 'a line that is not there is named in the answer',
  'POST /api/v1/back-office/bank-statement/restore': 'a line taken back before stays as it is',
  'POST /api/v1/back-office/companies/:id/reconciliation': 'a file is only read',
  'POST /api/v1/back-office/companies/:id/tasks/:taskId/done': 'a task done before stays as it is',
  'POST /api/v1/back-office/order-queue/confirm': 'the report may say of every order why it was not',
  'POST /api/v1/back-office/order-queue/invoice': 'the report may say of every order why it was not',
  'POST /api/v1/back-office/order-queue/assign': 'the report may say of every order why it was not',
  'PUT /api/v1/back-office/arrivals/:id': 'the day it is expected on already',
}

/**
 * Every change that a test makes as staff and that worked must have left an event under its request.
 * Answers the calls that left none.
 */
export function watchStaffChanges(app: FastifyInstance, pool: Pool): () => string[] {
  const unrecorded = new Set<string>()
  const writing = app.calls
    .filter(({ policy, method, path }) => policy === 'staff' && method !== 'GET' && !(`${method} ${path}` in WITHOUT_CHANGE))
    .map(({ method, path }) => ({ method, name: `${method} ${path}`, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>

  async function injectWatched(options: InjectOptions): Promise<LightMyRequestResponse> {
    const answer = await inject(options)
    const [path = ''] = (typeof options.url === 'string' ? options.url : '').split('?')
    const call = writing.find(({ method, pattern }) => method === options.method && pattern.test(path))
    if (!call || answer.statusCode >= 300 || answer.headers['idempotent-replay']) return answer
    const { rows } = await pool.query('select 1 from audit_events where request_id = $1 and actor_user_id is not null limit 1', [
      answer.headers['x-request-id'],
    ])
    if (rows.length === 0) unrecorded.add(call.name)
    return answer
  }
  Object.assign(app, { inject: injectWatched })
  return () => [...unrecorded]
}
