import { sql } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { stallingProxy } from '#test/stalling-proxy'
import { type Context, inTransaction } from './context.ts'
import { onPool, openPool } from './database/db.ts'
import { isLostConnection } from './database/lost-connection.ts'

const { server } = describeStore()
beforeAll(async () => {
  await server.pool.query('create table accounts (id int primary key, balance int not null)')
  await server.pool.query('insert into accounts values (1, 0), (2, 0)')
})

const jobCount = async () =>
  (await server.pool.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs')).rows[0]?.count ?? 0

/** Blocks all callers until `count` have come. */
function meeting(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come++
    if (come >= count) resolve()
    return promise
  }
}

test('a serialization failure runs the whole transaction again, and nothing is lost', async () => {
  const haveAllRead = meeting(3)
  let runs = 0
  const add = () =>
    inTransaction(server.ctx, async ({ db }) => {
      runs++
      await db.execute(sql`set transaction isolation level repeatable read`)
      const { rows } = await db.execute<{ balance: number }>(sql`select balance from accounts where id = 1`)
      await haveAllRead()
      await db.execute(sql`update accounts set balance = ${(rows[0]?.balance ?? 0) + 1} where id = 1`)
    })
  await Promise.all([add(), add(), add()])
  expect((await server.pool.query('select balance from accounts where id = 1')).rows).toEqual([{ balance: 3 }])
  expect(runs).toBeGreaterThan(3)
})

test('a deadlock ends well for both', async () => {
  const haveBothBegun = meeting(2)
  const move = ([first, second]: [number, number]) =>
    inTransaction(server.ctx, async ({ db }) => {
      await db.execute(sql`update accounts set balance = balance + 10 where id = ${first}`)
      await haveBothBegun()
      await db.execute(sql`update accounts set balance = balance + 10 where id = ${second}`)
    })
  await Promise.all([move([1, 2]), move([2, 1])])
  expect((await server.pool.query('select sum(balance)::int as sum from accounts')).rows).toEqual([{ sum: 43 }])
})

test('a result is given once it is committed: a commit that fails is a failure', async () => {
  await server.pool.query('create table debts (account int references accounts deferrable initially deferred)')
  const owe = inTransaction(server.ctx, async ({ db }) => {
    await db.execute(sql`insert into debts values (999)`)
    return 'done'
  })
  await expect(owe).rejects.toMatchObject({ code: '23503' })
})

test('a transaction in which a statement failed unnoticed is a failure: PostgreSQL rolls it back at its commit', async () => {
  const swallowed = inTransaction(server.ctx, async ({ db }) => {
    await db.execute(sql`update accounts set balance = balance + 1000`)
    // The code under test forgets the failure too.
    await db.execute(sql`select 1 / 0`).catch(() => null)
    return 'done'
  })
  await expect(swallowed).rejects.toThrow('rolled back')
})

test('on a single connection a transaction begins and ends as on a pool, and the connection stays with the caller', async () => {
  const client = await server.pool.connect()
  try {
    const ctx = { ...server.ctx, db: onPool(client) }
    const sum = async () => (await client.query('select sum(balance)::int as sum from accounts')).rows[0].sum
    const before = await sum()
    const failed = inTransaction(ctx, async ({ db }) => {
      await db.execute(sql`update accounts set balance = balance + 1000`)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await sum()).toBe(before)
    await inTransaction(ctx, (tx) => inTransaction(tx, ({ db }) => db.execute(sql`update accounts set balance = balance + 1 where id = 1`)))
    expect(await sum()).toBe(before + 1)
    expect((await client.query('select now() = statement_timestamp() as "isOutside"')).rows).toEqual([{ isOutside: true }])
  } finally {
    client.release()
  }
})

test('a job added in a transaction appears with it, and is gone with it', async () => {
  const before = await jobCount()
  await inTransaction(server.ctx, async (tx) => {
    await tx.jobs.add('test.kept', { a: 1 })
    expect(await jobCount()).toBe(before)
  })
  expect(await jobCount()).toBe(before + 1)
  const failed = inTransaction(server.ctx, async (tx) => {
    await tx.jobs.add('test.lost', { a: 1 })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await jobCount()).toBe(before + 1)
})

test('a job under the same key replaces the waiting one', async () => {
  const before = await jobCount()
  await server.ctx.jobs.add('test.once', { a: 1 }, { key: 'k' })
  await server.ctx.jobs.add('test.once', { a: 2 }, { key: 'k' })
  expect(await jobCount()).toBe(before + 1)
})

test('a broken idle connection does not end the process: the next query has a new one', async () => {
  await server.pool.query('select 1')
  await server.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  // Of these connections only the one that asked is left.
  await expect.poll(() => server.pool.totalCount).toBe(1)
  expect((await server.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a database that hangs longer than a query may take costs no connection: afterwards all of them work', async () => {
  const proxy = await stallingProxy(server.ctx.config.DATABASE_URL ?? '')
  const pool = openPool({ url: proxy.url, max: 3, connectMs: 10_000, statementMs: 500 })
  const ctx = { ...server.ctx, pool, db: onPool(pool) }
  const meet = () => {
    const haveAllBegun = meeting(3)
    const write = () =>
      inTransaction(ctx, async ({ db }) => {
        await haveAllBegun()
        await db.execute(sql`select 1`)
      })
    return Promise.all([write(), write(), write()])
  }
  try {
    await meet()
    for (const stalledIn of ['begin', 'work']) {
      const inWork = meeting(3)
      const begun = Array.from({ length: 3 }, () =>
        inTransaction(ctx, async ({ db }) => {
          if (stalledIn === 'work') {
            await inWork()
            proxy.stall()
          }
          await db.execute(sql`select 1`)
        }),
      )
      if (stalledIn === 'begin') proxy.stall()
      expect((await Promise.allSettled(begun)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      proxy.resume()
      // All three at once: a connection lost to the pool would leave the third without one.
      await meet()
      expect(pool).toMatchObject({ totalCount: 3, idleCount: 3, waitingCount: 0 })
    }
  } finally {
    proxy.close()
    void pool.end()
  }
})

test('a database that hangs at the end of a nested transaction is reported as that, not as a savepoint that is gone', async () => {
  const proxy = await stallingProxy(server.ctx.config.DATABASE_URL ?? '')
  const pool = openPool({ url: proxy.url, max: 1, connectMs: 10_000, statementMs: 500 })
  const ctx = { ...server.ctx, pool, db: onPool(pool) }
  try {
    const failure: unknown = await inTransaction(ctx, (tx) =>
      inTransaction(tx, async ({ db }) => {
        await db.execute(sql`select 1`)
        proxy.stall()
        // After the query was given up, and before another one would be.
        setTimeout(proxy.resume, 3_500)
      }),
    ).catch((error: unknown) => error)
    expect(isLostConnection(failure)).toBe(true)
  } finally {
    proxy.close()
    void pool.end()
  }
})

test('a nested transaction that fails takes back its own changes and no others, however deep', async () => {
  const balances = async () =>
    (await server.pool.query('select balance from accounts order by id')).rows.map((row) => row.balance as number)
  const before = await balances()
  const add = ({ db }: Context, sum: number) => db.execute(sql`update accounts set balance = balance + ${sum}`)
  const failing = (ctx: Context, work: (tx: Context) => Promise<unknown>) =>
    expect(
      inTransaction(ctx, async (tx) => {
        await work(tx)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
  await inTransaction(server.ctx, async (tx) => {
    await add(tx, 1)
    await inTransaction(tx, async (inner) => {
      await add(inner, 10)
      await failing(inner, (deepest) => add(deepest, 100))
      await failing(inner, (deepest) => add(deepest, 200))
    })
    await failing(tx, async (inner) => {
      await inTransaction(inner, (deepest) => add(deepest, 1_000))
      await failing(inner, (deepest) => add(deepest, 2_000))
    })
    await add(tx, 4)
  })
  expect(await balances()).toEqual(before.map((balance) => balance + 15))
})
