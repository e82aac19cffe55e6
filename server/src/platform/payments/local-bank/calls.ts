import type * as z from 'zod'
import { type Context, inTransaction } from '../../context.ts'
import { findCardByRebillId, listCards, removeCard } from './cards.ts'
import type { Payment } from './notices.ts'
import {
  chargeCard,
  closePayment,
  issueQr,
  isOpen,
  openPayment,
  payBySbp,
  paymentsOfOrder,
  refundOrCancel,
  lockPayment,
} from './payments.ts'
import {
  cancelFields,
  cardFields,
  chargeFields,
  checkInitiator,
  checkSbpSum,
  customerFields,
  initFields,
  lifeOf,
  orderFields,
  paymentFields,
  Refusal,
  refuseParameters,
  refuseStatus,
  sbpTestFields,
} from './protocol.ts'
import { readReceipt } from './receipt.ts'

/** `isLost`: the call is carried out, but the store gets no answer. */
export type CallResult = { body: object; isLost?: boolean }
/** Where the payer's pages stand for a store of this address. */
type Pages = (successUrl: string | null) => string
type Call = (ctx: Context, fields: unknown, pages: Pages) => Promise<CallResult>

const isLost = ({ misbehaviour }: Payment) => misbehaviour === 'timeout'

const about = ({ id, orderId, amount, status }: Payment) => ({
  PaymentId: String(id),
  OrderId: orderId,
  Amount: amount,
  Status: status,
})

/** Reads the store's request; `work` gets its payment, locked. */
function withPayment<F extends z.ZodType<{ PaymentId: number }>>(
  fields: F,
  work: (tx: Context, payment: Payment, read: z.output<F>, pages: Pages) => Promise<CallResult>,
): Call {
  return async (ctx, input, pages) => {
    const read = parsed(fields, input)
    return inTransaction(ctx, async (tx) => {
      const payment = await lockPayment(tx, { id: read.PaymentId })
      if (!payment) throw new Refusal('255', 'Платеж не найден')
      return work(tx, payment, read, pages)
    })
  }
}

function parsed<F extends z.ZodType>(fields: F, input: unknown): z.output<F> {
  const read = fields.safeParse(input)
  if (!read.success) throw refuseParameters()
  return read.data
}

const init: Call = async (ctx, input, pages) => {
  const read = parsed(initFields, input)
  checkInitiator(read)
  const payment = await openPayment(ctx, {
    orderId: read.OrderId,
    amount: read.Amount,
    description: read.Description,
    customerKey: read.CustomerKey ?? null,
    isRecurrent: read.Recurrent === 'Y',
    notificationUrl: read.NotificationURL ?? null,
    successUrl: read.SuccessURL ?? null,
    failUrl: read.FailURL ?? null,
    expiresAt: lifeOf(read.RedirectDueDate, ctx.now()),
    receipt: readReceipt(read.Receipt, read.Amount),
  })
  return { body: { ...about(payment), PaymentURL: `${pages(payment.successUrl)}/pay/${payment.key}` }, isLost: isLost(payment) }
}

const getQr = withPayment(paymentFields, async (tx, payment, _read, pages) => {
  if (!isOpen(payment)) throw refuseStatus()
  checkSbpSum(payment.amount)
  await issueQr(tx, payment)
  const Data = `${pages(payment.successUrl)}/qr/${payment.key}?type=02&bank=100000000004&sum=${payment.amount}&cur=RUB`
  return { body: { OrderId: payment.orderId, PaymentId: payment.id, Data } }
})

const getState = withPayment(paymentFields, async (_tx, payment) => ({
  body: { ...about(payment), Params: [{ Key: 'Source', Value: payment.isSbp ? 'qrsbp' : 'cards' }] },
}))

const cancel = withPayment(cancelFields, async (tx, payment, { Amount, ExternalRequestId, Receipt }) => {
  const done = await refundOrCancel(tx, payment, { amount: Amount ?? null, requestId: ExternalRequestId ?? null, receipt: Receipt })
  if (!done) throw refuseStatus()
  const { status, before, left } = done
  return {
    body: { OrderId: payment.orderId, PaymentId: payment.id, Status: status, OriginalAmount: before, NewAmount: left },
    isLost: isLost(payment),
  }
})

const charge = withPayment(chargeFields, async (tx, payment, { RebillId }) => {
  if (!isOpen(payment)) throw refuseStatus()
  const card = await findCardByRebillId(tx, RebillId)
  if (!card) throw new Refusal('11', 'Невозможно выполнить платеж')
  const charged = await chargeCard(tx, payment, card)
  const isCharged = charged.errorCode === '0'
  return {
    body: {
      ...about(charged.payment),
      Success: isCharged,
      ErrorCode: charged.errorCode,
      ...(!isCharged && { Message: 'Карта не оплатила' }),
    },
    isLost: isLost(payment),
  }
})

const sbpPayTest = withPayment(sbpTestFields, async (tx, payment, { IsDeadlineExpired, IsRejected }) => {
  if (!isOpen(payment) || !payment.isSbp) throw refuseStatus()
  if (IsDeadlineExpired) await closePayment(tx, payment, { status: 'DEADLINE_EXPIRED' })
  else if (IsRejected) await closePayment(tx, payment, { status: 'REJECTED', errorCode: '99' })
  else await payBySbp(tx, payment)
  return { body: { Message: 'OK', Details: '' } }
})

const checkOrder: Call = async (ctx, input) => {
  const { OrderId } = parsed(orderFields, input)
  const payments = await paymentsOfOrder(ctx, OrderId)
  if (payments.length === 0) throw new Refusal('335', 'OrderId не найден')
  const one = (payment: Payment) => ({ ...about(payment), Success: 'true', ErrorCode: 0 })
  return { body: { OrderId, Payments: payments.map(one) } }
}

const getCardList: Call = async (ctx, input) => {
  const cards = await listCards(ctx, parsed(customerFields, input).CustomerKey)
  if (cards.length === 0) throw new Refusal('7', 'Неверный статус покупателя')
  const body = cards.map(({ id, pan, expDate, rebillId, isRemoved }) => ({
    CardId: String(id),
    Pan: pan,
    ExpDate: expDate,
    Status: isRemoved ? 'D' : 'A',
    CardType: 0,
    ...(rebillId && { RebillId: rebillId }),
  }))
  return { body }
}

const dropCard: Call = async (ctx, input) => {
  const { CustomerKey, CardId } = parsed(cardFields, input)
  if (!(await removeCard(ctx, { customerKey: CustomerKey, id: CardId }))) throw new Refusal('6', 'Карта не найдена')
  return { body: { CustomerKey, CardId: String(CardId), Status: 'D', CardType: 0 } }
}

/** The part of the bank's API a store without a form of its own needs. */
export const calls: Partial<Record<string, Call>> = {
  Init: init,
  GetQr: getQr,
  GetState: getState,
  CheckOrder: checkOrder,
  Cancel: cancel,
  Charge: charge,
  SbpPayTest: sbpPayTest,
  GetCardList: getCardList,
  RemoveCard: dropCard,
}
