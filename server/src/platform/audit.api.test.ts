import { expect, test } from 'vitest'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import { describeStore } from '#test/describe-store'
import type { Actor } from './actor.ts'
import { recordEvent } from './audit.ts'
import { inTransaction } from './context.ts'

const actor: Actor = {
  siteId: 1,
  site: {
    name: { ru: 'Витрина' },
    host: 'vitrina.test',
    url: '',
    defaultRegionId: 1,
    settings: siteConfig.parse({}),
  },
  language: 'ru',
  visitorUuid: null,
  ip: '203.0.113.7',
  userAgent: 'test',
  requestId: 'req-12345678',
  user: { id: 9, role: 'buyer', permissions: [], companyId: 3, companyRole: 'owner', regionId: 1, staffId: 7, needsTwoFactor: false },
}

const { server } = describeStore()

const events = async () => (await server.pool.query<Record<string, unknown>>('select * from audit_events order by id')).rows

test('an event records actor, action, buyer and address, and commits or rolls back with the change itself', async () => {
  await inTransaction(server.ctx, (tx) =>
    recordEvent(tx, actor, { type: 'order.cancelled', entity: 'order', entityId: 15, diff: { state: ['new', 'cancelled'] } }),
  )
  const undone = inTransaction(server.ctx, async (tx) => {
    await recordEvent(tx, actor, { type: 'order.cancelled', entity: 'order', entityId: 16 })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await events()).toMatchObject([
    {
      type: 'order.cancelled',
      entity: 'order',
      entity_id: '15',
      actor_user_id: 7,
      on_behalf_of: 9,
      company_id: 3,
      request_id: 'req-12345678',
      ip: '203.0.113.7',
      diff: { state: ['new', 'cancelled'] },
    },
  ])
})

test.each(["update audit_events set type = 'x'", 'delete from audit_events', 'truncate audit_events'])(
  'history cannot be rewritten: %s',
  async (statement) => {
    await expect(server.pool.query(statement)).rejects.toThrow('append-only')
    expect(await events()).toHaveLength(1)
  },
)
