import { describe, expect, test } from 'vitest'
import { consentsApi } from '@vitrina/contract/account/consents'
import { notificationSettingsApi as api } from '@vitrina/contract/account/notification-settings'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aRegion, aUser } from '#test/builders'
import { inTransaction } from '#platform/context'
import { notify, type Notification } from './notify.ts'
import { sendDigests } from './notifications.jobs.ts'

const { server } = describeStore()

const read = async (headers: Headers) => (await callApi(server, api.read, { headers })).body
const save = (headers: Headers, settings: object) => callApi(server, api.save, { headers, body: { settings } })
const agree = (headers: Headers, isGiven = true) => callApi(server, consentsApi.setMarketing, { headers, body: { isGiven } })
const mailsTo = async (address: string | null) => {
  const { rows } = await server.pool.query<{ subject: string; text: string; unsubscribe_url: string | null }>(
    'select subject, text, unsubscribe_url from mails where recipient = $1 order by id',
    [address],
  )
  return rows
}
const tell = (given: Pick<Notification, 'userId' | 'event'> & { companyId?: number; now?: string }) =>
  inTransaction({ ...server.ctx, ...(given.now && { now: () => new Date(given.now ?? '') }) }, (tx) =>
    notify(tx, {
      ...given,
      site: { name: { ru: 'Витрина' }, url: 'https://vitrina.test' },
      letter: 'order.comment',
      path: '/orders/1',
      valuesIn: () => ({ number: given.event, author: 'Менеджер', text: 'Подробности' }),
    }),
  )

test('[A-10] settings are read and saved as a whole, keys of newer versions stay', async () => {
  const user = await aUser(server.ctx, { phone: '+79000000001' })
  const { settings, channels, hasMarketingConsent } = await read(user.headers)
  expect(channels).toEqual([
    { channel: 'email', to: user.email },
    { channel: 'sms', to: '+79000000001' },
  ])
  expect([settings.quietHours, settings.companies, hasMarketingConsent]).toEqual([null, 'all', false])
  const newer = {
    ...settings,
    quietHours: { from: '22:00', to: '08:00' },
    theme: 'calm',
    events: { ...settings.events, 'order.state': { channels: { email: true, telegram: true }, digest: 'now', tone: 'soft' } },
  }
  expect((await save(user.headers, newer)).status).toBe(200)
  const older = { events: { 'order.state': { channels: { email: true, sms: true }, digest: 'now' } }, quietHours: null, companies: 'all' }
  const { body } = await save(user.headers, older)
  expect(body.settings).toMatchObject({ theme: 'calm', quietHours: null })
  expect(body.settings.events['order.state']).toEqual({ channels: { email: true, sms: true, telegram: true }, digest: 'now', tone: 'soft' })
})

describe('refused', () => {
  test('no channel for own orders; news without consent; a company of others', async () => {
    const [user, foreign] = [await aUser(server.ctx), await aCompany(server.ctx)]
    const { settings } = await read(user.headers)
    const off = { channels: { email: false, sms: false }, digest: 'now' }
    const on = { channels: { email: true }, digest: 'now' }
    const wrong = async (changed: object) =>
      (await save(user.headers, { ...settings, ...changed })).body.errors.map(({ field, code }) => [field, code])
    expect(await wrong({ events: { ...settings.events, 'order.state': off } })).toEqual([['settings.events.order.state', 'silent']])
    expect(await wrong({ events: { ...settings.events, news: on } })).toEqual([['settings.events.news', 'consent']])
    expect(await wrong({ companies: [foreign.id] })).toEqual(await wrong({ companies: [2_000_000_000] }))
    expect(await wrong({ companies: [foreign.id] })).toEqual([['settings.companies', 'unknown']])
    await agree(user.headers)
    expect((await save(user.headers, { ...settings, events: { ...settings.events, news: on } })).status).toBe(200)
  })
})

describe('the mailer', () => {
  test('writes by the chosen channels, at once', async () => {
    const user = await aUser(server.ctx, { phone: '+79000000002' })
    await tell({ userId: user.id, event: 'order.shipped' })
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(['Сообщение по заказу order.shipped'])
    const { rows } = await server.pool.query(`select text from sms_messages where recipient = '+79000000002'`)
    expect(rows).toEqual([{ text: 'Витрина: новое сообщение по заказу order.shipped' }])
  })

  test('sends nothing that was switched off, and nothing to a deleted user', async () => {
    const [user, gone] = [await aUser(server.ctx), await aUser(server.ctx, { state: 'blocked' })]
    await tell({ userId: user.id, event: 'backInStock' })
    await tell({ userId: gone.id, event: 'order.state' })
    expect([await mailsTo(user.email), await mailsTo(gone.email)]).toEqual([[], []])
  })

  test('waits for the end of quiet hours', async () => {
    const user = await aUser(server.ctx)
    const { settings } = await read(user.headers)
    await save(user.headers, { ...settings, quietHours: { from: '22:00', to: '08:00' } })
    // 23:30 in Moscow.
    await tell({ userId: user.id, event: 'order.state', now: '2030-01-15T20:30:00Z' })
    const { rows } = await server.pool.query<{ run_at: Date }>(`select run_at from graphile_worker.jobs order by id desc limit 1`)
    expect(rows[0]?.run_at.toISOString()).toBe('2030-01-16T05:00:00.000Z')
  })

  test('waits by the clock of the user’s region, with messages by SMS too', async () => {
    const region = await aRegion(server.ctx, { timezone: 'Asia/Yekaterinburg' })
    const user = await aUser(server.ctx, { phone: '+79000000003', regionId: region.id })
    const { settings } = await read(user.headers)
    const both = { channels: { email: true, sms: true }, digest: 'now' }
    await save(user.headers, {
      ...settings,
      quietHours: { from: '22:00', to: '08:00' },
      events: { ...settings.events, 'order.state': both },
    })
    const waitsUntil = async (now: string) => {
      const { rows: before } = await server.pool.query(`select coalesce(max(id), 0) as last from graphile_worker.jobs`)
      await tell({ userId: user.id, event: 'order.state', now })
      const { rows } = await server.pool.query<{ run_at: Date }>(`select run_at from graphile_worker.jobs where id > $1`, [before[0].last])
      return rows.map(({ run_at }) => run_at.toISOString())
    }
    // 23:30 there, when it is 21:30 in Moscow.
    const morning = '2030-01-16T03:00:00.000Z'
    expect(await waitsUntil('2030-01-15T18:30:00Z')).toEqual([morning, morning])
    // 08:00 there: the quiet hours are over.
    for (const runAt of await waitsUntil('2030-01-16T03:00:00Z')) expect(Date.parse(runAt)).toBeLessThan(Date.parse('2030-01-01'))
  })

  test('sends the day’s letter at its hour, not before', async () => {
    const user = await aUser(server.ctx)
    const { settings } = await read(user.headers)
    const daily = { channels: { email: true, sms: false }, digest: 'daily' }
    await save(user.headers, { ...settings, events: { ...settings.events, 'order.state': daily } })
    await tell({ userId: user.id, event: 'order.state', now: '2030-05-06T10:00:00Z' })
    const lettersAt = async (moment: string) => {
      await sendDigests.run({ ...server.ctx, now: () => new Date(moment) }, {})
      return (await mailsTo(user.email)).length
    }
    expect([await lettersAt('2030-05-07T05:59:59.999Z'), await lettersAt('2030-05-07T06:00:00Z')]).toEqual([0, 1])
  })

  test('gathers the notifications of a day into one letter', async () => {
    const user = await aUser(server.ctx)
    const { settings } = await read(user.headers)
    const daily = { channels: { email: true, sms: false }, digest: 'daily' }
    await save(user.headers, { ...settings, events: { ...settings.events, 'order.state': daily, 'document.new': daily } })
    await tell({ userId: user.id, event: 'order.state' })
    await tell({ userId: user.id, event: 'document.new' })
    expect(await mailsTo(user.email)).toEqual([])
    await sendDigests.run(server.ctx, {})
    expect(await mailsTo(user.email)).toEqual([])
    await sendDigests.run({ ...server.ctx, now: () => new Date(Date.now() + 25 * 3_600_000) }, {})
    await sendDigests.run({ ...server.ctx, now: () => new Date(Date.now() + 25 * 3_600_000) }, {})
    const letters = await mailsTo(user.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toMatch(
      /Сообщение по заказу order\.state: http:\/\/localhost\/orders\/1[\s\S]*Сообщение по заказу document\.new/,
    )
  })

  test('news can be unsubscribed without sign-in, in one click', async () => {
    const user = await aUser(server.ctx)
    await agree(user.headers)
    const { settings } = await read(user.headers)
    await save(user.headers, { ...settings, events: { ...settings.events, news: { channels: { email: true }, digest: 'now' } } })
    await tell({ userId: user.id, event: 'news' })
    const [letter] = await mailsTo(user.email)
    const url = new URL(letter?.unsubscribe_url ?? '')
    expect(letter?.text).toContain(url.href.replace('/api/v2', ''))
    // As mail programs do it (RFC 8058).
    const click = {
      method: 'POST',
      url: url.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const
    expect((await server.app.inject({ ...click, method: 'GET' })).statusCode).toBe(404)
    expect((await read(user.headers)).hasMarketingConsent).toBe(true)
    expect((await server.app.inject(click)).json()).toEqual({ message: 'Вы отписаны от рассылки' })
    expect((await server.app.inject(click)).statusCode).toBe(200)
    expect((await read(user.headers)).hasMarketingConsent).toBe(false)
    await tell({ userId: user.id, event: 'news' })
    expect(await mailsTo(user.email)).toHaveLength(1)
    for (const token of ['', 'x', '00000000-0000-4000-8000-000000000000', "' or 1=1"])
      expect((await server.app.inject({ method: 'POST', url: `/api/v2/unsubscribe/${encodeURIComponent(token)}` })).statusCode).toBe(404)
  })
})

test('consents are listed with their words, versions and dates; each act is a record of its own', async () => {
  const user = await aUser(server.ctx)
  const list = async () => (await callApi(server, consentsApi.list, { headers: user.headers })).body.items
  expect((await list()).map(({ kind, isGiven, at }) => [kind, isGiven, at])).toEqual([
    ['personal-data', false, null],
    ['marketing', false, null],
    ['terms', false, null],
  ])
  await agree(user.headers)
  await agree(user.headers)
  await agree(user.headers, false)
  const marketing = (await list()).find(({ kind }) => kind === 'marketing')
  expect(marketing?.history.map(({ isGiven }) => isGiven)).toEqual([false, true])
  expect(marketing?.textVersion).toMatch(/^[0-9a-f]{12}$/)
  const { rows } = await server.pool.query<{ ip: string }>('select ip from consents where user_id = $1', [user.id])
  expect(rows.every(({ ip }) => ip === '127.0.0.1')).toBe(true)
})
