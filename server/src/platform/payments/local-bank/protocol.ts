import { DAY_MS } from '@vitrina/contract/days/days.rules'
import * as z from 'zod'

/** Fields and limits of each call, by the bank's documentation. */
const MIN_SBP_KOPECKS = 1_000
const LEAST_LIFE_MS = 60_000
const LONGEST_LIFE_MS = 90 * DAY_MS
/** Clocks of two machines differ. */
const CLOCKS_MS = 10_000

const paymentId = z.coerce.number().int().positive()
const customerKey = z.string().min(1).max(36)
const url = z.url({ protocol: /^https?$/ })
const amount = z.int().positive().max(9_999_999_999)

export const initFields = z.object({
  Amount: amount,
  OrderId: z.string().min(1).max(36),
  Description: z.string().max(140).default(''),
  CustomerKey: customerKey.optional(),
  Recurrent: z.literal('Y').optional(),
  PayType: z.literal('O').optional(),
  NotificationURL: url.optional(),
  SuccessURL: url.optional(),
  FailURL: url.optional(),
  RedirectDueDate: z.iso.datetime({ offset: true }).optional(),
  DATA: z.record(z.string(), z.string().max(100)).optional(),
  Receipt: z.unknown().optional(),
})

export const paymentFields = z.object({ PaymentId: paymentId })
export const chargeFields = z.object({ PaymentId: paymentId, RebillId: z.string().min(1) })
export const cancelFields = z.object({
  PaymentId: paymentId,
  Amount: amount.optional(),
  ExternalRequestId: z.string().max(256).optional(),
  Receipt: z.unknown().optional(),
})
export const orderFields = z.object({ OrderId: z.string().min(1).max(36) })
export const customerFields = z.object({ CustomerKey: customerKey })
export const cardFields = z.object({ CustomerKey: customerKey, CardId: z.coerce.number().int().positive() })
export const sbpTestFields = z
  .object({ PaymentId: paymentId, IsDeadlineExpired: z.boolean().default(false), IsRejected: z.boolean().default(false) })
  .refine(({ IsDeadlineExpired, IsRejected }) => !(IsDeadlineExpired && IsRejected))

/** A refusal, by the bank's own number. */
export class Refusal extends Error {
  readonly errorCode: string
  constructor(errorCode: string, message: string) {
    super(message)
    this.errorCode = errorCode
  }
}

export const refuseParameters = () => new Refusal('9999', 'Неверные параметры')
export const refuseStatus = () => new Refusal('4', 'Не получится изменить статус платежа')

/** Which DATA.OperationInitiatorType goes with a card that is left: only “captured”. */
export function checkInitiator({ Recurrent, CustomerKey, DATA }: z.output<typeof initFields>): void {
  if (Recurrent && !CustomerKey) throw refuseParameters()
  const initiator = DATA?.['OperationInitiatorType']
  if (initiator !== undefined && (initiator === '1') !== (Recurrent === 'Y'))
    throw new Refusal('1126', 'Несопоставимые значения RebillId или Recurrent с переданным значением OperationInitiatorType')
}

export function checkSbpSum(sum: number): void {
  if (sum < MIN_SBP_KOPECKS) throw new Refusal('251', `Неверная сумма. Сумма должна быть больше или равна ${MIN_SBP_KOPECKS} копеек`)
}

/** At least a minute, at most 90 days; a day where the store sets none. */
export function lifeOf(dueDate: string | undefined, now: Date): Date {
  if (dueDate === undefined) return new Date(now.getTime() + DAY_MS)
  const life = Date.parse(dueDate) - now.getTime()
  if (life < LEAST_LIFE_MS - CLOCKS_MS || life > LONGEST_LIFE_MS + CLOCKS_MS) throw refuseParameters()
  return new Date(dueDate)
}
