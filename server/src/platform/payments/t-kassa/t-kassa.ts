import * as z from 'zod'
import type { Config } from '#src/config'
import {
  cancelAnswer,
  cardsAnswer,
  chargeAnswer,
  initAnswer,
  noticeBody,
  orderAnswer,
  qrAnswer,
  removeAnswer,
  stateAnswer,
} from './answers.ts'
import { callBank } from './call-bank.ts'
import { BankError, type PaymentNotice, type PaymentProvider } from './payment-provider.ts'
import { receiptFields } from './receipt.ts'
import { type Terminal, terminalOf } from './terminal.ts'
import { isSigned } from './token.ts'

const TIMEOUT_MS = 10_000
/** The bank's numbers for “no such customer” and “no such order”. */
const UNKNOWN_CUSTOMER = ['7', '503']
const UNKNOWN_ORDER = ['255', '335', '914']

/** The initiator, by the card schemes' codes: the payer, the payer saving a card, the payer by a saved card. */
const INITIATOR = { payer: '0', payerSavingCard: '1', payerBySavedCard: '2' }

const dueDate = (at: Date) => `${at.toISOString().slice(0, 19)}+00:00`

/** An empty list where the bank knows no such customer or order. */
async function orEmpty<T>(request: Promise<T[]>, unknown: readonly string[]): Promise<T[]> {
  try {
    return await request
  } catch (error) {
    if (error instanceof BankError && error.outcome === 'refused' && unknown.includes(error.code)) return []
    throw error
  }
}

function readNotice(body: unknown, { terminal, password }: Terminal): PaymentNotice | null {
  const fields = z.record(z.string(), z.unknown()).safeParse(body)
  if (!fields.success || !isSigned(fields.data, password)) return null
  const notice = noticeBody.safeParse(fields.data)
  if (!notice.success || notice.data.TerminalKey !== terminal) return null
  const { OrderId, PaymentId, Status, Amount, CardId, Pan, ExpDate, RebillId } = notice.data
  return {
    paymentKey: OrderId,
    providerId: PaymentId,
    state: Status,
    sum: Amount,
    // Without a number to charge it by it was paid with, not left with us.
    ...(CardId && RebillId && Pan && { card: { cardId: CardId, pan: Pan, expDate: ExpDate ?? '' } }),
  }
}

/** T-Kassa, version 2 of its API: one-stage payments. */
export function tKassa(terminal: Terminal, { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): PaymentProvider {
  const call = <A extends z.ZodType>(method: string, fields: Record<string, unknown>, answer: A) =>
    callBank({ ...terminal, timeoutMs }, method, fields, answer)

  const init = (payment: Parameters<PaymentProvider['charge']>[0] | Parameters<PaymentProvider['start']>[0], more: object) =>
    call(
      'Init',
      {
        OrderId: payment.paymentKey,
        Amount: payment.sum,
        Description: payment.description.slice(0, 140),
        PayType: 'O',
        NotificationURL: payment.notificationUrl,
        SuccessURL: payment.successUrl,
        FailURL: payment.failUrl,
        ...receiptFields(payment.receipt),
        ...more,
      },
      initAnswer,
    )

  const listCards = async (customerKey: string) => {
    const cards = await orEmpty(call('GetCardList', { CustomerKey: customerKey }, cardsAnswer), UNKNOWN_CUSTOMER)
    return cards.filter(({ Status, RebillId }) => Status === 'A' && RebillId)
  }

  const findOrder = async (paymentKey: string) => {
    const { OrderId, Payments } = await call('CheckOrder', { OrderId: paymentKey }, orderAnswer)
    return Payments.map(({ PaymentId, Amount, Status }) => ({ paymentKey: OrderId, providerId: PaymentId, sum: Amount, state: Status }))
  }

  return {
    start: async (payment) => {
      const savesCard = payment.method === 'card' && payment.remember === true && payment.customerKey !== undefined
      const initiated = await init(payment, {
        RedirectDueDate: dueDate(payment.expiresAt),
        DATA: { OperationInitiatorType: savesCard ? INITIATOR.payerSavingCard : INITIATOR.payer },
        ...(payment.customerKey !== undefined && { CustomerKey: payment.customerKey }),
        ...(savesCard && { Recurrent: 'Y' }),
      })
      if (!initiated.PaymentURL) throw new BankError('refused', 'Init: no page for the payer')
      const started = { providerId: initiated.PaymentId, payUrl: initiated.PaymentURL }
      if (payment.method === 'card') return started
      const qr = await call('GetQr', { PaymentId: Number(initiated.PaymentId), DataType: 'PAYLOAD' }, qrAnswer)
      return { ...started, qrPayload: qr.Data }
    },

    charge: async (payment) => {
      const cards = await listCards(payment.customerKey)
      const card = cards.find(({ CardId }) => CardId === payment.cardId)
      if (!card) throw new BankError('refused', 'no such card')
      const { PaymentId } = await init(payment, { DATA: { OperationInitiatorType: INITIATOR.payerBySavedCard } })
      return call('Charge', { PaymentId, RebillId: card.RebillId }, chargeAnswer)
    },

    state: (providerId) => call('GetState', { PaymentId: providerId }, stateAnswer),

    find: (paymentKey) => orEmpty(findOrder(paymentKey), UNKNOWN_ORDER),

    cancel: async (providerId) => (await call('Cancel', { PaymentId: providerId }, cancelAnswer)).state,

    refund: ({ providerId, sum, refundKey, receipt }) =>
      call('Cancel', { PaymentId: providerId, Amount: sum, ExternalRequestId: refundKey, ...receiptFields(receipt) }, cancelAnswer),

    cards: async (customerKey) =>
      (await listCards(customerKey)).map(({ CardId, Pan, ExpDate }) => ({ cardId: CardId, pan: Pan, expDate: ExpDate ?? '' })),

    removeCard: async ({ customerKey, cardId }) => {
      try {
        await call('RemoveCard', { CustomerKey: customerKey, CardId: cardId }, removeAnswer)
      } catch (error) {
        // It may be gone already: the bank has no single code for that.
        const isThere = (await listCards(customerKey)).some(({ CardId }) => CardId === cardId)
        if (isThere) throw error
      }
    },

    readNotification: (body) => readNotice(body, terminal),
  }
}

/** The bank this store is paid through; null: it takes no payments online. */
export function paymentProviderOf(config: Config): PaymentProvider | null {
  const terminal = terminalOf(config)
  return terminal && tKassa(terminal, { timeoutMs: config.T_KASSA_TIMEOUT_MS })
}
