import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '#src/config'
import { BankError } from './payment-provider.ts'
import { paymentProviderOf, tKassa } from './t-kassa.ts'
import { signed } from './token.ts'

const keys = { url: 'http://nobody.test', terminal: 'TestDEMO', password: 'secret' }
const bank = tKassa(keys)

const failed = async (promise: Promise<unknown>) => {
  const error = await promise.catch((thrown: unknown) => thrown)
  return error instanceof BankError ? error.outcome : error
}

test('only a body signed by the bank is a notice', () => {
  const notice = { TerminalKey: keys.terminal, OrderId: 'a', PaymentId: 1, Success: true, ErrorCode: '0', Status: 'CONFIRMED', Amount: 100 }
  const right = signed(notice, keys.password)
  expect(bank.readNotification(right)).toEqual({ paymentKey: 'a', providerId: '1', state: 'paid', sum: 100 })
  const wrong = [
    notice,
    { ...right, Amount: 1 },
    signed({ ...notice, TerminalKey: 'Another' }, keys.password),
    signed({ ...notice, Status: 'RECEIPT' }, keys.password),
    signed({ ...notice, Amount: 1.5 }, keys.password),
    signed(notice, 'another'),
    null,
    'CONFIRMED',
    [right],
  ]
  for (const body of wrong) expect(bank.readNotification(body)).toBeNull()
})

test('a failing bank’s answer about a payment is unclear, down or refused', async () => {
  let said = { status: 200, body: 'not JSON' }
  const troubled = createServer((_request, response) => response.writeHead(said.status).end(said.body))
  await new Promise<void>((done) => troubled.listen(0, '127.0.0.1', done))
  const asked = tKassa({ ...keys, url: `http://127.0.0.1:${(troubled.address() as AddressInfo).port}` })
  const outcomes: unknown[] = []
  for (said of [
    { status: 200, body: 'not JSON' },
    { status: 200, body: '{"Success":true}' },
    { status: 200, body: '{"Success":true,"OrderId":"a","PaymentId":"1","Amount":100,"Status":"SOMETHING_NEW"}' },
    { status: 500, body: '' },
    { status: 503, body: '' },
    { status: 403, body: '' },
  ])
    outcomes.push(await failed(asked.state('1')))
  troubled.close()
  troubled.closeAllConnections()
  outcomes.push(await failed(bank.state('1')))
  expect(outcomes).toEqual(['unclear', 'unclear', 'unclear', 'unclear', 'down', 'refused', 'down'])
})

test('without a terminal only the demo store has a bank: its own', () => {
  const has = (settings: Record<string, string>) => paymentProviderOf(readConfig(settings)) !== null
  expect(has({})).toBe(true)
  expect(has({ NODE_ENV: 'production' })).toBe(false)
  expect(has({ DEMO: 'false' })).toBe(false)
  expect(has({ NODE_ENV: 'production', T_KASSA_TERMINAL: 'TestDEMO' })).toBe(false)
  expect(has({ NODE_ENV: 'production', T_KASSA_TERMINAL: 'TestDEMO', T_KASSA_PASSWORD: 'secret' })).toBe(true)
})
