import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from '#platform/database/drizzle'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#test/app'
import { runWaiting } from '#test/waiting-jobs'
import { mails, smsMessages } from '#tables/platform'
import { type Context, inTransaction } from '../context.ts'
import { createLog } from '../process/log.ts'
import { sendQueuedSms, sendSms } from './sms.ts'

type Asked = { url: string; headers: Record<string, string | string[] | undefined>; body: string }
type Answer = { status: number; body: unknown } | 'silence' | 'garbage'

/** A fake gateway on the network with a given answer. */
async function aGateway() {
  const gateway = { asked: [] as Asked[], answer: { status: 200, body: {} } as Answer }
  const http: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      gateway.asked.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
      if (gateway.answer === 'silence') return void request.socket.destroy()
      if (gateway.answer === 'garbage') return void response.end('<html>')
      response.writeHead(gateway.answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(gateway.answer.body))
    })
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  return Object.assign(gateway, { port: (http.address() as AddressInfo).port, close: () => http.close() })
}

let server: Awaited<ReturnType<typeof startTestApp>>
let smsc: Awaited<ReturnType<typeof aGateway>>
let aero: Awaited<ReturnType<typeof aGateway>>
const lines: string[] = []

beforeAll(async () => {
  ;[smsc, aero] = [await aGateway(), await aGateway()]
  server = await startTestApp(
    {
      SMSC_URL: `http://shop:p%40ss@127.0.0.1:${smsc.port}`,
      SMS_AERO_URL: `http://me%40shop.test:key@127.0.0.1:${aero.port}`,
      SMS_SENDER: 'VITRINA',
    },
    { log: createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) }) },
  )
})
afterAll(async () => {
  smsc.close()
  aero.close()
  await server.stop()
})
beforeEach(() => {
  Object.assign(smsc, { asked: [], answer: { status: 200, body: { id: 7, cnt: 1 } } })
  Object.assign(aero, { asked: [], answer: { status: 200, body: { success: true, data: { id: 9, text: 'код 123456' }, message: null } } })
})

const text = '123456 — код Витрина'
const send = (more: Partial<Parameters<typeof sendSms>[1]> = {}) =>
  inTransaction(server.ctx, (tx) => sendSms(tx, { to: '+79000000001', text, ...more }))
/** Every job is due: the wait between tries is not tested here. */
async function deliver(ctx: Context = server.ctx) {
  await server.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runWaiting({ ...server, ctx }, [sendQueuedSms])
}
const last = async () => (await server.ctx.db.select().from(smsMessages).orderBy(smsMessages.id)).at(-1)

test('SMSC gets a form and is asked once', async () => {
  await send()
  await deliver()
  await deliver()
  expect(smsc.asked).toHaveLength(1)
  expect(smsc.asked[0]?.url).toBe('/sys/send.php')
  const form = Object.fromEntries(new URLSearchParams(smsc.asked[0]?.body))
  expect(form).toMatchObject({
    login: 'shop',
    psw: 'p@ss',
    phones: '+79000000001',
    mes: text,
    sender: 'VITRINA',
    charset: 'utf-8',
    fmt: '3',
  })
  expect(await last()).toMatchObject({ state: 'sent', provider: 'smsc', providerId: '7' })
  expect(aero.asked).toEqual([])
})

test('SMS Aero gets JSON with its own key, and goes first where the seller has set it', async () => {
  await send()
  await deliver({ ...server.ctx, config: { ...server.ctx.config, SMS_FIRST: 'sms-aero' } })
  expect(aero.asked[0]?.url).toBe('/v2/sms/send')
  expect(aero.asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('me@shop.test:key').toString('base64')}`)
  expect(JSON.parse(aero.asked[0]?.body ?? '')).toEqual({ number: '79000000001', text, sign: 'VITRINA' })
  expect(await last()).toMatchObject({ state: 'sent', provider: 'sms-aero', providerId: '9' })
  expect(smsc.asked).toEqual([])
})

test.each<[string, Answer]>([
  ['answers 500', { status: 500, body: {} }],
  ['has no money left', { status: 200, body: { error: 'no money', error_code: 3 } }],
  ['says no to this message', { status: 200, body: { error: 'denied', error_code: 6 } }],
])('when one %s the other takes it', async (_, answer) => {
  smsc.answer = answer
  await send()
  await deliver()
  expect([smsc.asked.length, aero.asked.length]).toEqual([1, 1])
  expect(await last()).toMatchObject({ state: 'sent', provider: 'sms-aero' })
})

test('when both are down it waits, and arrives once when one is back', async () => {
  smsc.answer = { status: 503, body: {} }
  aero.answer = { status: 500, body: {} }
  await send()
  await deliver()
  expect(await last()).toMatchObject({ state: 'waiting', lastError: 'smsc: HTTP 503; sms-aero: HTTP 500' })
  smsc.answer = { status: 200, body: { id: 8, cnt: 1 } }
  await deliver()
  await deliver()
  expect([smsc.asked.length, aero.asked.length]).toEqual([2, 1])
  expect(await last()).toMatchObject({ state: 'sent', provider: 'smsc', lastError: null })
})

test.each(['silence', 'garbage'] as const)(
  'an answer lost to %s is asked for again under the same number before anybody else is',
  async (lost) => {
    smsc.answer = lost
    await send()
    await deliver()
    expect(aero.asked).toEqual([])
    smsc.answer = { status: 200, body: { error: 'duplicate request', error_code: 9 } }
    await deliver()
    expect(await last()).toMatchObject({ state: 'sent', provider: 'smsc' })
    const ids = smsc.asked.map(({ body }) => new URLSearchParams(body).get('id'))
    expect([ids.length, new Set(ids).size, aero.asked.length]).toEqual([2, 1, 0])

    smsc.answer = lost
    await send()
    await deliver()
    await deliver()
    expect(await last()).toMatchObject({ state: 'sent', provider: 'sms-aero' })
  },
)

test('when no gateway takes it the same words go by mail, where an address is known', async () => {
  smsc.answer = { status: 500, body: {} }
  aero.answer = { status: 402, body: { success: false, message: 'no money' } }
  await send({ insteadOfIt: { to: 'buyer@vitrina.test', subject: 'Код', html: '<p>123456</p>', text: '123456' } })
  await deliver()
  await deliver()
  expect(await last()).toMatchObject({ state: 'sent', provider: 'mail', fallbackEmail: 'buyer@vitrina.test' })
  expect(await server.ctx.db.select().from(mails).where(eq(mails.recipient, 'buyer@vitrina.test'))).toHaveLength(1)
})

test('refused by both for good it is not tried again; a code is not sent after its time', async () => {
  smsc.answer = { status: 200, body: { error: 'bad phone', error_code: 7 } }
  aero.answer = { status: 400, body: { success: false, message: 'Validation error' } }
  await send()
  await deliver()
  await deliver()
  expect([(await last())?.state, smsc.asked.length]).toEqual(['failed', 1])
  smsc.answer = { status: 200, body: { id: 1, cnt: 1 } }
  await send({ expiresInSeconds: 60 })
  await deliver({ ...server.ctx, now: () => new Date(Date.now() + 61_000) })
  expect(await last()).toMatchObject({ state: 'failed', lastError: 'too late' })
})

test('there is a fuse for a day', async () => {
  await server.pool.query(`delete from rate_counters`)
  const ctx = { ...server.ctx, config: { ...server.ctx.config, SMS_PER_DAY: 2 } }
  const sent = await Promise.allSettled([1, 2, 3].map(() => inTransaction(ctx, (tx) => sendSms(tx, { to: '+79000000002', text }))))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await server.ctx.db.select().from(smsMessages).where(eq(smsMessages.recipient, '+79000000002'))).toHaveLength(2)
  await server.pool.query(`delete from rate_counters`)
})

test('without a gateway it is kept and can be read in the outbox of the demo', async () => {
  await send({ to: '+79000000003', text: '<b>654321</b>' })
  await deliver({ ...server.ctx, config: { ...server.ctx.config, SMSC_URL: '', SMS_AERO_URL: '' } })
  const list = (await server.app.inject('/api/v2/outbox/sms?recipient=%2B79000000003')).json<unknown>()
  expect(list).toMatchObject({ items: [{ recipient: '+79000000003', text: '<b>654321</b>', state: 'kept', provider: null }] })
  expect((await server.app.inject('/outbox')).payload).toContain('&lt;b&gt;654321&lt;/b&gt;')
})

test('no line of the log has the text, the number or a key', () => {
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toMatch(/123456|79000000001|p%40ss|p@ss|:key/)
})
