import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#test/app'
import { aDate, textWith } from '#test/matchers'
import { startWorker } from '#src/worker'
import { inTransaction } from '../context.ts'
import { sendQueuedMail, sendMail } from './mail.ts'
import { renderLetter } from './mail-template.ts'
import { storeFile } from '../files/stored-files.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
let smtp: SMTPServer
let port: number
let received: Email[] = []
let answerWith: { code: number } | null = null

const listen = () => new Promise<void>((done) => smtp.listen(port, '127.0.0.1', () => done()))
function createSmtp() {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (answerWith) return done(Object.assign(new Error('no'), { responseCode: answerWith.code }))
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email)
          done()
        })
      })
    },
  })
}

beforeAll(async () => {
  smtp = createSmtp()
  port = 0
  await listen()
  const address = smtp.server.address()
  port = typeof address === 'object' && address ? address.port : 0
  server = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Витрина <noreply@vitrina.test>' })
})
afterAll(async () => {
  smtp.close(() => {})
  await server.stop()
})
beforeEach(() => {
  received = []
  answerWith = null
})

const letter = { to: 'buyer@vitrina.test', subject: 'Заказ № 15 — принят ёлка', html: '<p>Кабель {{7*7}}</p>', text: 'Кабель {{7*7}}' }
type Row = { id: number; state: string; message_id: string; last_error: string | null; sent_at: Date | null }
const lastMail = async (): Promise<Row> => {
  const { rows } = await server.pool.query<Row>('select id, state, message_id, last_error, sent_at from mails order by id desc limit 1')
  return rows[0] ?? { id: 0, state: 'none', message_id: '', last_error: null, sent_at: null }
}

test('a letter leaves once its transaction has committed, and arrives whole', async () => {
  const worker = await startWorker(server.ctx.config)
  const { key } = await storeFile(server.ctx, {
    name: 'Счёт № 5.txt',
    type: 'text/plain',
    body: Buffer.from('к оплате'),
    owner: 'company:1',
  })
  await inTransaction(server.ctx, (tx) =>
    sendMail(tx, { ...letter, attachments: [{ name: 'Счёт № 5.txt', fileKey: key, type: 'text/plain' }] }),
  )
  await expect.poll(async () => (await lastMail()).state).toBe('sent')
  await worker.close()
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    subject: letter.subject,
    from: { name: 'Витрина', address: 'noreply@vitrina.test' },
    messageId: (await lastMail()).message_id,
  })
  expect(received[0]?.to?.[0]?.address).toBe('buyer@vitrina.test')
  expect(received[0]?.html).toContain('Кабель {{7*7}}')
  expect(received[0]?.text).toContain('Кабель {{7*7}}')
  expect(received[0]?.attachments[0]).toMatchObject({ filename: 'Счёт № 5.txt' })
})

test('of several letters each is handed over before it counts as sent', async () => {
  for (let at = 0; at < 7; at++) await inTransaction(server.ctx, (tx) => sendMail(tx, { ...letter, subject: `Письмо ${at}` }))
  const { rows } = await server.pool.query<Pick<Row, 'id'>>(`select id from mails where state = 'waiting' order by id`)
  for (const { id } of rows) await sendQueuedMail.run(server.ctx, { mailId: id })
  expect(received.map(({ subject }) => subject)).toEqual(Array.from({ length: 7 }, (_, at) => `Письмо ${at}`))
})

test('a marketing letter lets the mail program offer to unsubscribe, and may be delayed', async () => {
  await sendMail(server.ctx, { ...letter, unsubscribeUrl: 'https://vitrina.test/api/v2/unsubscribe/abc' })
  await sendQueuedMail.run(server.ctx, { mailId: (await lastMail()).id })
  const headers = Object.fromEntries((received.at(-1)?.headers ?? []).map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({
    'list-unsubscribe': '<https://vitrina.test/api/v2/unsubscribe/abc>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  const runAt = new Date('2030-01-01T05:00:00Z')
  await sendMail(server.ctx, { ...letter, runAt })
  const { rows } = await server.pool.query<{ run_at: Date }>('select run_at from graphile_worker.jobs order by id desc limit 1')
  expect(rows[0]?.run_at).toEqual(runAt)
  await server.pool.query(`delete from mails where id = $1`, [(await lastMail()).id])
})

test('a letter of a transaction that failed is never written or sent', async () => {
  const before = await lastMail()
  const failed = inTransaction(server.ctx, async (tx) => {
    await sendMail(tx, letter)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await lastMail()).toEqual(before)
})

test('while the mail server is down a letter waits, then leaves once, under the same id', async () => {
  await new Promise<void>((done) => smtp.close(() => done()))
  await sendMail(server.ctx, letter)
  const { id, message_id: messageId } = await lastMail()
  await expect(sendQueuedMail.run(server.ctx, { mailId: id })).rejects.toThrow('ECONNREFUSED')
  expect(await lastMail()).toMatchObject({ state: 'waiting', last_error: textWith('ECONNREFUSED') })
  smtp = createSmtp()
  await listen()
  await sendQueuedMail.run(server.ctx, { mailId: id })
  await sendQueuedMail.run(server.ctx, { mailId: id })
  expect(received.map((mail) => mail.messageId)).toEqual([messageId])
  expect(await lastMail()).toMatchObject({ state: 'sent', last_error: null, sent_at: aDate })
})

test('a busy mail server is tried again, a refusal for good is not', async () => {
  await sendMail(server.ctx, letter)
  const { id } = await lastMail()
  answerWith = { code: 451 }
  await expect(sendQueuedMail.run(server.ctx, { mailId: id })).rejects.toThrow('451')
  expect(await lastMail()).toMatchObject({ state: 'waiting' })
  answerWith = { code: 550 }
  await sendQueuedMail.run(server.ctx, { mailId: id })
  expect(await lastMail()).toMatchObject({ state: 'failed' })
  answerWith = null
  await sendQueuedMail.run(server.ctx, { mailId: id })
  expect(received).toEqual([])
})

test('without a mail server the letter is kept and can be read in the outbox of the demo', async () => {
  const text = renderLetter({
    siteName: 'Витрина',
    language: 'ru',
    title: 'Добро пожаловать',
    paragraphs: ['<i>привет</i>'],
    footer: 'Вы зарегистрировались.',
  })
  await sendMail(server.ctx, { to: 'new@vitrina.test', subject: '<b>Добро</b> пожаловать', ...text })
  const { id } = await lastMail()
  await sendQueuedMail.run({ ...server.ctx, config: { ...server.ctx.config, SMTP_URL: '' } }, { mailId: id })
  expect(await lastMail()).toMatchObject({ state: 'kept' })

  const list: unknown = (await server.app.inject('/api/v2/outbox?recipient=new@vitrina.test')).json()
  expect(list).toMatchObject({
    items: [{ id, recipient: 'new@vitrina.test', subject: '<b>Добро</b> пожаловать', state: 'kept', sentAt: null }],
  })
  expect((await server.app.inject(`/api/v2/outbox/${id}`)).json()).toMatchObject({ text: text.text, html: text.html })
  expect((await server.app.inject('/api/v2/outbox/999999')).json()).toMatchObject({ code: 'mail.not-found' })

  const page = await server.app.inject(`/outbox/${id}`)
  expect(page.statusCode).toBe(200)
  expect(page.payload).toContain('&lt;b&gt;Добро&lt;/b&gt; пожаловать')
  expect(page.payload).not.toMatch(/<script|<b>Добро/)
  const frame = await server.app.inject(`/outbox/${id}/letter`)
  expect(frame.headers['content-security-policy']).toContain('sandbox')
  expect((await server.app.inject('/outbox')).payload).toContain(`/outbox/${id}`)
})

test('outside the demo there is no outbox', async () => {
  const shop = await startTestApp({ DEMO: 'false' })
  for (const url of ['/api/v2/outbox', '/api/v2/outbox/1', '/outbox', '/outbox/1/letter'])
    expect((await shop.app.inject(url)).statusCode).toBe(404)
  await shop.stop()
})

test('two workers send one letter once', async () => {
  const workers = await Promise.all([startWorker(server.ctx.config), startWorker(server.ctx.config)])
  await Promise.all([1, 2, 3].map(() => sendMail(server.ctx, letter)))
  await expect.poll(() => received.length).toBe(3)
  await pause(300)
  await Promise.all(workers.map((worker) => worker.close()))
  expect(new Set(received.map((mail) => mail.messageId)).size).toBe(3)
  expect(received).toHaveLength(3)
})

test('a letter whose worker was killed with it leaves seconds later through another', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { DATABASE_URL = '', DATA_DIR } = server.ctx.config
  const SMTP_URL = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const doomed = spawn(process.execPath, [resolve(import.meta.dirname, '../../worker.ts')], {
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL, DATA_DIR, SMTP_URL },
    stdio: 'ignore',
  })
  const held = once(silent, 'connection')
  await sendMail(server.ctx, letter)
  await held
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  const worker = await startWorker(server.ctx.config)
  // Ten minutes it was once; a machine under load may need longer than the lease of twenty seconds.
  await expect.poll(() => received.length, { timeout: 90_000 }).toBe(1)
  await worker.close()
  silent.close()
})
