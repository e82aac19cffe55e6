import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpApi } from '@vitrina/contract/auth/sign-up'
import { startTestApp } from '#test/app'
import { callApi } from '#test/call-api'
import { runWaiting } from '#test/waiting-jobs'
import { sendQueuedMail } from '#platform/mail/mail'
import { sendQueuedSms } from '#platform/sms/sms'
import { writeCode } from './codes/codes.jobs.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
const letters: Email[] = []
const texts: string[] = []
let isMailDown = true
let gatewayStatus = 500

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onConnect: (_session, done) => done(isMailDown ? Object.assign(new Error('down'), { responseCode: 421 }) : null),
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
        letters.push(email)
        done()
      })
    })
  },
})
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (gatewayStatus === 200) texts.push(new URLSearchParams(Buffer.concat(chunks).toString()).get('mes') ?? '')
    response.writeHead(gatewayStatus).end(JSON.stringify({ id: 1, cnt: 1 }))
  })
})

beforeAll(async () => {
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', () => done()))
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
  server = await startTestApp({
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    SMSC_URL: `http://shop:word@127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  })
})
afterAll(async () => {
  smtp.close(() => {})
  gateway.close()
  await server.stop()
})

/** Every job is due: the wait between tries is not tested here. */
async function work() {
  await server.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await runWaiting(server, [writeCode, sendQueuedMail, sendQueuedSms])
}
const digitsIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''

test('with the mail server down sign-up begins all the same, and the letter comes once when it is back', async () => {
  const headers = { 'user-uuid': randomUUID() }
  const email = 'patient@vitrina.test'
  expect((await callApi(server, signUpApi.step1, { body: { email }, headers })).status).toBe(200)
  await work()
  await work()
  expect(letters).toEqual([])
  isMailDown = false
  await work()
  await work()
  expect(letters).toHaveLength(1)
  const { status, body } = await callApi(server, signUpApi.step2, { body: { email, token: digitsIn(letters[0]?.subject) }, headers })
  expect([status, body.token]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
})

test('with the gateway of text messages at 500 likewise', async () => {
  const headers = { 'user-uuid': randomUUID() }
  const phone = '+79001234567'
  expect((await callApi(server, signUpApi.step1, { body: { phone }, headers })).status).toBe(200)
  await work()
  expect(texts).toEqual([])
  gatewayStatus = 200
  await work()
  await work()
  expect(texts).toHaveLength(1)
  expect((await callApi(server, signUpApi.step2, { body: { phone, token: digitsIn(texts[0]) }, headers })).status).toBe(200)
})
