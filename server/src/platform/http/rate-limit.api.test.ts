import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aNumber } from '#test/matchers'
import { consumeToken } from './rate-limit.ts'

const { server } = describeStore()

test('of fifty tries at once exactly as many pass as are allowed', async () => {
  const tries = Array.from({ length: 50 }, () => consumeToken(server.ctx, { key: 'sign-in:a', limit: 10, windowSeconds: 60 }))
  const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(passed).toHaveLength(10)
})

test('a refusal names the time to try again, and another key is not concerned', async () => {
  const limit = { key: 'code:b', limit: 1, windowSeconds: 120 }
  await consumeToken(server.ctx, limit)
  const refusal = await consumeToken(server.ctx, limit).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'rate.limited', retryAfter: aNumber })
  expect((refusal as { retryAfter: number }).retryAfter).toBeGreaterThan(60)
  await consumeToken(server.ctx, { ...limit, key: 'code:c' })
})

test('the count starts anew when its window has ended, by the clock of the database', async () => {
  const limit = { key: 'code:d', limit: 1, windowSeconds: 60 }
  await consumeToken(server.ctx, limit)
  await expect(consumeToken(server.ctx, limit)).rejects.toMatchObject({ code: 'rate.limited' })
  await server.pool.query(`update rate_counters set window_ends_at = now() - interval '1 second' where key = 'code:d'`)
  await consumeToken(server.ctx, limit)
})
