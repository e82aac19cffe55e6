import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { type Context, inTransaction } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { sendPage } from '../../http/page.ts'
import { LOCAL_BANK } from '../t-kassa/terminal.ts'
import { masked } from './cards.ts'
import { misbehave, misbehaviourForm, usualMisbehaviour } from './misbehaviour.ts'
import type { Payment } from './notices.ts'
import { bankPage, payPage } from './pages.ts'
import { closePayment, isOpen, listPayments, payByCard, payBySbp, showForm, lockPayment } from './payments.ts'

const SHOWN = 50

type OfPayment = { Params: { key: string } }

const card = z.object({
  number: z
    .string()
    .transform((text) => text.replaceAll(' ', ''))
    .pipe(z.string().regex(/^\d{16,19}$/)),
  expires: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/),
  remember: z.literal('yes').optional(),
})
const decision = z.object({ action: z.enum(['pay', 'decline']) })

/** Runs with the payment of the address, held. */
const withPayment = <T>(ctx: Context, key: string, work: (tx: Context, payment: Payment) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    const payment = await lockPayment(tx, { key })
    if (!payment) throw new AppError('route.not-found')
    return work(tx, payment)
  })

function sendPayPage(reply: FastifyReply, payment: Payment, options: { problem?: string } = {}): FastifyReply {
  const stores = [payment.successUrl, payment.failUrl].filter((url) => url !== null)
  return sendPage(reply, {
    title: 'Тестовый банк',
    body: payPage(payment, options),
    formsTo: ["'self'", ...new Set(stores.map((url) => new URL(url).origin))],
  })
}

type Decided = { payment: Payment; problem?: string }

async function decide(tx: Context, payment: Payment, form: unknown): Promise<Decided> {
  const decided = decision.safeParse(form)
  if (!decided.success) throw new AppError('input.malformed')
  if (!isOpen(payment)) return { payment }
  if (decided.data.action === 'decline') return { payment: await closePayment(tx, payment, { status: 'REJECTED', errorCode: '99' }) }
  if (payment.isSbp) return { payment: await payBySbp(tx, payment) }
  const read = card.safeParse(form)
  if (!read.success) return { payment, problem: 'Проверьте номер карты и срок действия' }
  const { number, expires, remember } = read.data
  return {
    payment: await payByCard(tx, payment, { pan: masked(number), expDate: expires.replace('/', ''), isLeft: remember === 'yes' }),
  }
}

/** The payer's pages. Without sign-in: anyone with the address can pay. */
export function bankPages(app: FastifyInstance): void {
  const { ctx } = app

  app.get(LOCAL_BANK, async (_request, reply) =>
    sendPage(reply, {
      title: 'Тестовый банк',
      body: bankPage({ payments: await listPayments(ctx, SHOWN), usual: await usualMisbehaviour(ctx) }),
      formsTo: ["'self'"],
    }),
  )

  for (const page of ['pay', 'qr'])
    app.get<OfPayment>(`${LOCAL_BANK}/${page}/:key`, async ({ params }, reply) => {
      const payment = await withPayment(ctx, params.key, async (tx, found) => (found.status === 'NEW' ? showForm(tx, found) : found))
      return sendPayPage(reply, payment)
    })

  app.post<OfPayment>(`${LOCAL_BANK}/pay/:key`, async ({ params, body }, reply) => {
    const { payment, problem } = await withPayment(ctx, params.key, (tx, found) => decide(tx, found, body))
    if (problem !== undefined) return sendPayPage(reply.code(422), payment, { problem })
    const back = payment.status === 'CONFIRMED' ? payment.successUrl : payment.failUrl
    // By SBP one pays in an app, and the store's page is elsewhere: it learns by itself.
    return reply.redirect(!payment.isSbp && back ? back : `${LOCAL_BANK}/pay/${payment.key}`, 303)
  })

  app.post(`${LOCAL_BANK}/misbehaviour`, async ({ body }, reply) => {
    const form = misbehaviourForm.safeParse(body)
    if (!form.success) throw new AppError('input.malformed')
    await misbehave(ctx, form.data)
    return reply.redirect(form.data.payment ? `${LOCAL_BANK}/pay/${encodeURIComponent(form.data.payment)}` : LOCAL_BANK, 303)
  })
}
