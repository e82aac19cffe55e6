import { expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { openPool } from '../database/db.ts'
import { releaseOnce } from './release-once.ts'

const { server } = describeStore()

test('a connection given back twice is given back once, and the pool goes on', async () => {
  const pool = releaseOnce(openPool({ url: server.ctx.config.DATABASE_URL ?? '', max: 1, statementMs: 5_000 }))
  const { promise, resolve } = Promise.withResolvers<() => void>()
  pool.connect((_error, _client, release) => resolve(release))
  const release = await promise
  release()
  expect(() => release()).not.toThrow()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(pool.idleCount).toBe(1)
  await pool.end()
})
