import { expect, test } from 'vitest'
import { personalDataApi as api } from '@vitrina/contract/account/personal-data'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { runWaiting } from '#test/waiting-jobs'
import { savedFilters } from '#tables/choices'
import { purgeExpiredExports, makeExport } from './personal-data.jobs.ts'

const { server } = describeStore()

const fileOf = (id: string) => api.readExport.path.replace(':id', id)

test('a copy of everything is made, announced by a letter, and opened by its owner alone', async () => {
  const [user, stranger] = [await aUser(server.ctx, { firstName: 'Анна', passwordHash: '$secret' }), await aUser(server.ctx)]
  await server.ctx.db.insert(savedFilters).values({ userId: user.id, name: 'Кабель', url: 'a=1' })
  const key = { 'idempotency-key': 'export-0001' }
  const asked = (await callApi(server, api.requestExport, { headers: { ...user.headers, ...key } })).body
  expect((await callApi(server, api.requestExport, { headers: { ...user.headers, ...key } })).body.id).toBe(asked.id)
  expect(asked.isReady).toBe(false)
  expect((await callApi(server, api.readExport, { headers: user.headers, url: fileOf(asked.id) })).body.code).toBe('export.not-found')

  await runWaiting(server, [makeExport])
  expect((await callApi(server, api.exports, { headers: user.headers })).body.items).toEqual([{ ...asked, isReady: true }])
  const copy = await callApi(server, api.readExport, { headers: user.headers, url: fileOf(asked.id) })
  expect(copy.body).toMatchObject({ profile: { firstname: 'Анна', email: user.email }, saved_filters: [{ name: 'Кабель' }] })
  expect(JSON.stringify(copy.body)).not.toContain('$secret')
  const { rows } = await server.pool.query<{ text: string }>('select text from mails where recipient = $1', [user.email])
  expect(rows[0]?.text).toContain('/user/privacy')

  const [foreign, missing] = await Promise.all(
    [asked.id, '00000000-0000-4000-8000-000000000000'].map((id) =>
      callApi(server, api.readExport, { headers: stranger.headers, url: fileOf(id) }),
    ),
  )
  expect([foreign?.status, foreign?.body.message]).toEqual([missing?.status, missing?.body.message])
  expect(foreign?.status).toBe(404)
  const { rows: files } = await server.pool.query<{ key: string }>('select key from stored_files where owner = $1', [`user:${user.id}`])
  expect((await server.app.inject({ url: `/media/${files[0]?.key}` })).statusCode).toBe(404)
})

test('after a week the copy is gone', async () => {
  const user = await aUser(server.ctx)
  const asked = (await callApi(server, api.requestExport, { headers: user.headers })).body
  await runWaiting(server, [makeExport])
  await server.pool.query(`update data_exports set expires_at = now() - interval '1 second' where id = $1`, [asked.id])
  expect((await callApi(server, api.readExport, { headers: user.headers, url: fileOf(asked.id) })).status).toBe(404)
  await purgeExpiredExports.run(server.ctx, {})
  const { rows } = await server.pool.query('select key from stored_files where owner = $1', [`user:${user.id}`])
  expect(rows).toEqual([])
})
