import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { and, eq, inArray, isNull, sql } from '#platform/database/drizzle'
import * as z from 'zod'
import type { Config } from '#src/config'
import { type localBankCards, localBankNotices, type localBankPayments } from '#tables/local-bank'
import type { Context } from '../../context.ts'
import { job } from '../../jobs/jobs.ts'
import { bankService, NOTICE_ACCEPTED } from '../t-kassa/payment-provider.ts'
import { ownAddress, terminalOf } from '../t-kassa/terminal.ts'
import { signed } from '../t-kassa/token.ts'

export type Payment = typeof localBankPayments.$inferSelect
export type Card = typeof localBankCards.$inferSelect

/** One thing the store should know. `amount` when it is not that of the payment. */
export type Event = { status: string; amount?: number; errorCode?: string; card?: Card }

/** The real bank tries once an hour for a day; ours begins sooner. */
const MAX_ATTEMPTS = 15
const TIMEOUT_MS = 10_000
const LAST_ANSWER_LENGTH = 200

function bodyOf(config: Config, payment: Payment, { status, amount = payment.amount, errorCode = '0', card }: Event) {
  const keys = terminalOf(config)
  if (!keys) throw new Error('The local bank has no terminal')
  const fields = {
    TerminalKey: keys.terminal,
    OrderId: payment.orderId,
    Success: errorCode === '0',
    Status: status,
    PaymentId: payment.id,
    ErrorCode: errorCode,
    Amount: payment.misbehaviour === 'wrong-amount' ? Math.ceil(amount / 2) : amount,
    ...(card && { CardId: card.id, Pan: card.pan, ExpDate: card.expDate, ...(card.rebillId && { RebillId: Number(card.rebillId) }) }),
  }
  return signed(fields, payment.misbehaviour === 'forged' ? `${keys.password}?` : keys.password)
}

/** In the order they leave. */
function asSent(misbehaviour: string, events: Event[]): Event[] {
  if (misbehaviour === 'silent') return []
  if (misbehaviour === 'duplicate') return events.flatMap((event) => [event, event])
  return misbehaviour === 'reordered' ? events.toReversed() : events
}

/** Stored with their cause; they leave once that has committed. */
export async function queueNotices(tx: Context, payment: Payment, events: Event[]): Promise<void> {
  const sent = asSent(payment.misbehaviour, events)
  const url = payment.notificationUrl
  if (!url || sent.length === 0) return
  const rows = await tx.db
    .insert(localBankNotices)
    .values(sent.map((event) => ({ paymentId: payment.id, url, body: bodyOf(tx.config, payment, event) })))
    .returning({ id: localBankNotices.id })
  await tx.jobs.add(sendNotices.name, { ids: rows.map(({ id }) => id) }, { maxAttempts: MAX_ATTEMPTS })
}

/**
 * Through the store's back door, under the name it gave: the name itself may lead nowhere from here.
 * `fetch` would put the address in its place.
 */
async function post(config: Config, { url, body }: { url: string; body: object }): Promise<string> {
  const { host, pathname, search } = new URL(url)
  const sent = request(ownAddress(config) + pathname + search, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  sent.end(JSON.stringify(body))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const answer = await text(response)
  return response.statusCode === 200 && answer === NOTICE_ACCEPTED ? NOTICE_ACCEPTED : `HTTP ${response.statusCode}: ${answer}`
}

const sendNotice = (config: Config, notice: typeof localBankNotices.$inferSelect): Promise<string> =>
  post(config, notice).catch((error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'no answer'))

/** In the order they were written; a notice the store did not accept is sent again later. */
export const sendNotices = job({
  name: 'local-bank.notify',
  payload: z.object({ ids: z.array(z.number()) }),
  service: bankService,
  run: async (ctx, { ids }) => {
    const waiting = await ctx.db
      .select()
      .from(localBankNotices)
      .where(and(inArray(localBankNotices.id, ids), isNull(localBankNotices.takenAt)))
      .orderBy(localBankNotices.id)
    const missed: string[] = []
    for (const notice of waiting) {
      const answer = await sendNotice(ctx.config, notice)
      const isAccepted = answer === NOTICE_ACCEPTED
      if (!isAccepted) missed.push(answer)
      await ctx.db
        .update(localBankNotices)
        .set({
          tries: sql`${localBankNotices.tries} + 1`,
          lastAnswer: answer.slice(0, LAST_ANSWER_LENGTH),
          ...(isAccepted && { takenAt: ctx.now() }),
        })
        .where(eq(localBankNotices.id, notice.id))
    }
    if (missed.length > 0) throw new Error(`The store did not take ${missed.length} notices of the local bank: ${missed[0]}`)
  },
})
