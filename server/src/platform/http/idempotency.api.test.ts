import { sql } from '#platform/database/drizzle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '@vitrina/contract/endpoint'
import { buildApp } from '#src/app'
import { startTestApp } from '#test/app'
import { aCompany, aUser } from '#test/builders'
import { createContext } from '../create-context.ts'
import { openPool } from '../database/db.ts'
import { AppError } from '../errors.ts'
import { serve } from './routes.ts'

const create = endpoint({
  method: 'POST',
  path: '/api/test/things',
  summary: 'For tests',
  policy: 'guest',
  body: z.object({ name: z.string(), end: z.enum(['well', 'refused', 'crash', 'slow']).default('well') }),
  output: z.object({ id: z.number(), name: z.string() }),
  idempotent: true,
})

/** A call that goes on until it is let go, and reports when it has begun. */
const slow = { begun: Promise.withResolvers<void>(), letGo: Promise.withResolvers<void>() }

const addRoutes = (app: Awaited<ReturnType<typeof buildApp>>) =>
  serve(app, create, async ({ body }, { ctx }) => {
    const { rows } = await ctx.db.execute<{ id: number }>(sql`insert into things (name) values (${body.name}) returning id`)
    if (body.end === 'slow') {
      slow.begun.resolve()
      await slow.letGo.promise
    }
    if (body.end === 'refused') throw new AppError('access.denied')
    if (body.end === 'crash') throw new Error('crash')
    return { id: rows[0]?.id ?? 0, name: body.name }
  })

let server: Awaited<ReturnType<typeof startTestApp>>
let second: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  server = await startTestApp({}, { addRoutes })
  await server.pool.query('create table things (id int generated always as identity, name text)')
  second = await buildApp(server.ctx, { addRoutes })
  await second.ready()
})
afterAll(async () => {
  await second.close()
  await server.stop()
})

const VISITOR = '6f1c2b7e-79e1-4b8b-9a55-001122334455'
const post = (key: string | undefined, payload: object, { app = server.app, visitor = VISITOR } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/test/things',
    payload,
    headers: { 'user-uuid': visitor, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  })
const countOf = async (name: string) =>
  (await server.pool.query<{ count: number }>('select count(*)::int as count from things where name = $1', [name])).rows[0]?.count

test('a repeat under the same key gets the first answer again, also from another node', async () => {
  const first = await post('key-0001', { name: 'replayed' })
  expect(first.statusCode).toBe(200)
  expect(first.headers).not.toHaveProperty('idempotent-replay')
  for (const app of [server.app, second]) {
    const again = await post('key-0001', { name: 'replayed' }, { app })
    expect(again.statusCode).toBe(200)
    expect(again.headers['idempotent-replay']).toBe('true')
    expect(again.json()).toEqual(first.json())
  }
  expect(await countOf('replayed')).toBe(1)
})

test('the same key with another body is refused', async () => {
  await post('key-0002', { name: 'first body' })
  const other = await post('key-0002', { name: 'other body' })
  expect(other.statusCode).toBe(422)
  expect(other.json()).toMatchObject({ code: 'idempotency.other-body' })
  expect(await countOf('other body')).toBe(0)
})

test('another caller may use the same key for their own call', async () => {
  const mine = await post('key-0003', { name: 'shared key' })
  const theirs = await post('key-0003', { name: 'shared key' }, { visitor: '11111111-79e1-4b8b-9a55-001122334455' })
  expect(theirs.json()).not.toEqual(mine.json())
  expect(await countOf('shared key')).toBe(2)
})

test('of a buyer of two companies a key belongs to the company they work for', async () => {
  const [ours, other] = [await aCompany(server.ctx), await aCompany(server.ctx)]
  const buyer = await aUser(server.ctx, { companyIds: [ours.id, other.id] })
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/test/things',
      payload: { name: 'of a company' },
      headers: { ...buyer.headers, 'idempotency-key': 'key-0007' },
    })
  const made = await send()
  await server.pool.query('update users set active_company_id = $1 where id = $2', [other.id, buyer.id])
  const elsewhere = await send()
  expect([elsewhere.statusCode, elsewhere.headers['idempotent-replay']]).toEqual([200, undefined])
  expect(elsewhere.json()).not.toEqual(made.json())
  expect((await send()).json()).toEqual(elsewhere.json())
  await server.pool.query('update users set active_company_id = $1 where id = $2', [ours.id, buyer.id])
  expect((await send()).json()).toEqual(made.json())
})

test('twenty at once on two nodes create one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => post('key-0004', { name: 'parallel' }, { app: place % 2 ? second : server.app })),
  )
  expect(await countOf('parallel')).toBe(1)
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
  expect(new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ payload }) => payload)).size).toBe(1)
})

test('while the first call is under way a repeat is answered to try again', async () => {
  // It waits for the first no longer than the store lets a request wait for a lock.
  const pool = openPool({ url: server.ctx.config.DATABASE_URL ?? '', max: 2 })
  const hurried = await buildApp(createContext(server.ctx.config, pool), { addRoutes })
  const first = post('key-0005', { name: 'slow', end: 'slow' })
  await slow.begun.promise
  const again = await post('key-0005', { name: 'slow', end: 'slow' }, { app: hurried })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ code: 'idempotency.in-progress' })
  expect(again.headers['retry-after']).toBe('2')
  slow.letGo.resolve()
  expect((await first).statusCode).toBe(200)
  expect((await post('key-0005', { name: 'slow', end: 'slow' })).headers['idempotent-replay']).toBe('true')
  await hurried.close()
  await pool.end()
})

test.each([
  ['refused', 403],
  ['crash', 500],
] as const)('a call that ends %s leaves nothing, and its key is free again', async (end, status) => {
  const name = `ended ${end}`
  expect((await post(`key-${end}-1`, { name, end })).statusCode).toBe(status)
  expect(await countOf(name)).toBe(0)
  expect((await server.pool.query('select 1 from idempotency_keys where key = $1', [`key-${end}-1`])).rows).toEqual([])
  expect((await post(`key-${end}-1`, { name })).statusCode).toBe(200)
  expect(await countOf(name)).toBe(1)
})

test.each(['', 'short', 'a'.repeat(256), 'with space 1'])('the key "%s" is refused by its name', async (key) => {
  const answer = await post(key, { name: 'bad key' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] })
})

test('without a key every call is its own', async () => {
  await post(undefined, { name: 'no key' })
  await post(undefined, { name: 'no key' })
  expect(await countOf('no key')).toBe(2)
})
