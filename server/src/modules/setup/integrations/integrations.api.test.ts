import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { type IntegrationName, integrationsApi } from '@vitrina/contract/setup/integrations'
import { setupDeskApi } from '@vitrina/contract/setup/setup-desk'
import { startTestApp } from '#test/app'
import { aUser } from '#test/builders'
import { callApi } from '#test/call-api'

const SECRETS = ['s3cret-of-smtp', 's3cret-of-sms', 's3cret-of-dadata', 's3cret-of-bank']

async function open(settings: Record<string, string> = {}) {
  const server = await startTestApp({ DEMO: 'false', ...settings })
  onTestFinished(server.stop)
  const { headers } = await aUser(server.ctx, { role: 'integrator', email: 'anna@shop.test' })
  return {
    changeConfig: (changed: Record<string, string>) => void Object.assign(server.ctx.config, changed),
    mailLine: async () => {
      const administrator = await aUser(server.ctx, { role: 'administrator' })
      const { lines } = (await callApi(server, setupDeskApi.checklist, { headers: administrator.headers })).body
      return lines.find(({ name }) => name === 'mail')
    },
    list: async () => (await callApi(server, integrationsApi.list, { headers })).body.items,
    check: async (name: IntegrationName) =>
      (await callApi(server, integrationsApi.check, { headers, url: integrationsApi.check.path.replace(':name', name) })).body,
  }
}

/** A mail server on this machine that takes every letter. */
async function aMailServer() {
  const recipients: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      done()
    },
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', done)
    },
  })
  await new Promise<void>((done) => void smtp.listen(0, '127.0.0.1', done))
  onTestFinished(() => smtp.close(() => {}))
  return { port: (smtp.server.address() as AddressInfo).port, recipients }
}

/** An outside service on this machine: answers each path with its JSON. */
async function aService(answers: Record<string, unknown>) {
  const asked: string[] = []
  const service = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}))
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  onTestFinished(() => void service.close())
  return { url: `127.0.0.1:${(service.address() as AddressInfo).port}`, asked }
}

test('nothing is configured: each says so with the names of what is missing, and nothing is tried', async () => {
  const { list, check } = await open()
  const items = await list()
  expect(Object.fromEntries(items.map(({ name, state }) => [name, state]))).toEqual({
    mail: 'off',
    sms: 'off',
    suggestions: 'local',
    bank: 'off',
    bankSignOn: 'off',
    captcha: 'off',
    chat: 'off',
    analytics: 'off',
  })
  expect(await check('mail')).toEqual({ isOk: false, text: 'Не настроено: на сервере не заданы SMTP_URL, MAIL_FROM.' })
})

test('mail is sent to whoever presses, and a server that refuses is quoted without its password', async () => {
  const { port, recipients } = await aMailServer()
  expect(await (await open({ SMTP_URL: `smtp://127.0.0.1:${port}` })).check('mail')).toMatchObject({
    isOk: true,
    text: expect.stringContaining('anna@shop.test'),
  })
  expect(recipients).toEqual(['anna@shop.test'])
  const deaf = await (await open({ SMTP_URL: `smtp://shop:${SECRETS[0]}@127.0.0.1:1` })).check('mail')
  expect(deaf.isOk).toBe(false)
  expect(deaf.text).toMatch(/ECONNREFUSED/)
  expect(deaf.text).not.toContain(SECRETS[0])
})

test('mail is done only when a letter has left under an address of the shop’s own, with the settings of today', async () => {
  const { port } = await aMailServer()
  const SMTP_URL = `smtp://127.0.0.1:${port}`
  const foreign = await open({ SMTP_URL })
  await foreign.check('mail')
  expect(await foreign.mailLine()).toMatchObject({ state: 'todo', facts: { hasServer: 1, hasSender: 0, isTried: 1 } })

  const own = await open({ SMTP_URL, MAIL_FROM: 'Светоч <orders@svetoch.ru>' })
  expect(await own.mailLine()).toMatchObject({ state: 'todo', facts: { hasSender: 1, isTried: 0 } })
  await own.check('mail')
  expect(await own.mailLine()).toMatchObject({ state: 'done' })
  own.changeConfig({ SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(await own.mailLine()).toMatchObject({ state: 'todo', facts: { isTried: 0 } })
  await own.check('mail')
  own.changeConfig({ SMTP_URL })
  // The newest try failed, though an older one with these settings did not.
  expect(await own.mailLine()).toMatchObject({ state: 'todo', facts: { isTried: 0 } })
})

test('gateways of messages are asked for their balance, and a wrong password is their own words', async () => {
  const right = await aService({ '/sys/balance.php': { balance: '142.50' }, '/v2/balance': { success: true, data: { balance: 7 } } })
  const { check } = await open({
    SMSC_URL: `http://shop:${SECRETS[1]}@${right.url}`,
    SMS_AERO_URL: `http://shop%40x.ru:${SECRETS[1]}@${right.url}`,
  })
  expect(await check('sms')).toEqual({ isOk: true, text: 'Шлюз отвечает. Остаток на счёте: SMSC 142.5, SMS Aero 7.' })
  const wrong = await aService({ '/sys/balance.php': { error: 'authorise error', error_code: 2 } })
  expect(await (await open({ SMSC_URL: `http://shop:${SECRETS[1]}@${wrong.url}` })).check('sms')).toEqual({
    isOk: false,
    text: 'Не получилось: SMSC: authorise error (2).',
  })
})

test('suggestions are asked, the bank is asked for an order it cannot know', async () => {
  const service = await aService({
    '/suggest/party': { suggestions: [] },
    '/v2/CheckOrder': { Success: false, ErrorCode: '335', Message: 'Неверные параметры', TerminalKey: 'Shop1' },
  })
  const { check, list } = await open({
    DADATA_KEY: SECRETS[2] ?? '',
    DADATA_URL: `http://${service.url}`,
    T_KASSA_TERMINAL: 'Shop1',
    T_KASSA_PASSWORD: SECRETS[3] ?? '',
    T_KASSA_URL: `http://${service.url}`,
  })
  expect(await check('suggestions')).toMatchObject({ isOk: true, text: expect.stringContaining('DaData отвечает') })
  expect(await check('bank')).toMatchObject({ isOk: true, text: expect.stringContaining('Shop1') })
  const shown = JSON.stringify(await list())
  for (const secret of SECRETS) expect(shown).not.toContain(secret)
})

test('a terminal the bank does not know is refused in the bank’s words', async () => {
  const service = await aService({ '/v2/CheckOrder': { Success: false, ErrorCode: '204', Message: 'Неверный токен', Details: '' } })
  const { check } = await open({ T_KASSA_TERMINAL: 'Shop1', T_KASSA_PASSWORD: 'x', T_KASSA_URL: `http://${service.url}` })
  expect(await check('bank')).toMatchObject({ isOk: false, text: expect.stringContaining('Неверный токен') })
})
