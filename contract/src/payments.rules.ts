import type { SiteFlags } from './site.settings.ts'

/** Kopecks: the least SBP takes. */
export const SBP_MINIMUM = 1_000

/** Payment methods; offset: the value of returned goods. */
export const moneyWays = ['transfer', 'sbp', 'card', 'cash', 'offset'] as const
export type MoneyWay = (typeof moneyWays)[number]

/** voided: entered by mistake; it stays in the journal and counts for nothing. */
export const moneyStates = [
  'created',
  'link_issued',
  'paid',
  'cancelled',
  'expired',
  'rejected',
  'partially_refunded',
  'refunded',
  'voided',
] as const
export type MoneyState = (typeof moneyStates)[number]

export type OnlineWay = 'sbp' | 'card'

/** Online payment methods: each by its own flag. */
export const onlineWaysOf = ({
  isAllowedSbpPay,
  isAllowedCardPay,
}: Pick<SiteFlags, 'isAllowedSbpPay' | 'isAllowedCardPay'>): OnlineWay[] => [
  ...(isAllowedSbpPay ? (['sbp'] as const) : []),
  ...(isAllowedCardPay ? (['card'] as const) : []),
]

/** Event types in the journal of a payment. */
export const moneyEvents = [
  'payment.recorded',
  'payment.allocated',
  'payment.unallocated',
  'payment.voided',
  'refund.started',
  'refund.paid',
] as const
export type MoneyEvent = (typeof moneyEvents)[number]
