import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { endpoint } from '@vitrina/contract/endpoint'
import type { Misbehaviour } from '#platform/payments/local-bank/misbehaviour'
import { sendNotices } from '#platform/payments/local-bank/notices'
import { expirePayment } from '#platform/payments/local-bank/payments'
import { serve } from '#platform/http/routes'
import { BankError, type PaymentNotice, type PaymentProvider, type PaymentToStart } from '#platform/payments/t-kassa/payment-provider'
import { tKassa } from '#platform/payments/t-kassa/t-kassa'
import { terminalOf } from '#platform/payments/t-kassa/terminal'
import { startTestApp } from './app.ts'
import { listenOnFreePort } from './listen-on-free-port.ts'
import { runWaiting } from './waiting-jobs.ts'

const receiveNotice = endpoint({
  method: 'POST',
  path: '/api/v1/test/notices',
  summary: 'What a store would do with a notice',
  policy: 'guest',
  body: z.record(z.string(), z.unknown()),
  output: z.string(),
})

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

export const submit = (page: string, form: Record<string, string>) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
export const pay = (page: string) => submit(page, { action: 'pay', number: '2200 7702 3909 7761', expires: '12/30', remember: 'yes' })

/** The bank's refusal, or another error. */
export async function failureOf(promise: Promise<unknown>) {
  const error = await promise.catch((thrown: unknown) => thrown)
  return error instanceof BankError ? { outcome: error.outcome, code: error.code } : error
}

/** A store on real HTTP with the local bank inside: its requests, and the bank's notifications. */
export async function startBankStore() {
  const received = { notices: [] as (PaymentNotice | null)[], answer: 'OK', hosts: new Set<string>() }
  let bank: PaymentProvider | null = null
  const server = await startTestApp(
    {},
    {
      addRoutes: (app) =>
        serve(app, receiveNotice, ({ body }, { request }) => {
          received.hosts.add(request.host)
          received.notices.push(bank?.readNotification(body) ?? null)
          return received.answer
        }),
    },
  )
  const url = await listenOnFreePort(server)
  const keys = terminalOf(server.ctx.config) ?? { url: '', terminal: '', password: '' }
  bank = tKassa(keys, { timeoutMs: 5_000 })
  const deliverPending = () => runWaiting(server, [sendNotices, expirePayment])
  return {
    server,
    url,
    keys,
    bank,
    received,
    deliverPending,
    /** Clears the notifications of an earlier test. */
    reset: async () => {
      received.answer = 'OK'
      await deliverPending()
      received.notices = []
    },
    states: () => received.notices.map((notice) => notice?.state ?? 'forged'),
    aPayment: (change: Partial<PaymentToStart> = {}): PaymentToStart => ({
      paymentKey: randomUUID(),
      sum: 123_456,
      description: 'Счёт 17 от 15.11.2026',
      method: 'sbp',
      notificationUrl: `http://shop.test${receiveNotice.path}`,
      successUrl: `${url}/paid`,
      failUrl: `${url}/not-paid`,
      expiresAt: inMinutes(15),
      ...change,
    }),
    misbehave: (misbehaviour: Misbehaviour, page?: string) =>
      submit(`${keys.url}/misbehaviour`, { misbehaviour, ...(page && { payment: page.split('/').at(-1) ?? '' }) }),
  }
}
