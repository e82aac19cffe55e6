import type { SiteFlags } from './site.settings.ts'

/** Kopecks: the least SBP takes. */
export const SBP_MINIMUM = 1_000

/** How money comes; offset: the worth of goods that came back. */
export const moneyWays = ['transfer', 'sbp', 'card', 'cash', 'offset'] as const
export type MoneyWay = (typeof moneyWays)[number]

/** voided: typed by mistake; it stands with its trace and counts for nothing. */
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

/** How one can pay at once: each way by a flag of its own. */
export const onlineWaysOf = ({
  isAllowedSbpPay,
  isAllowedCardPay,
}: Pick<SiteFlags, 'isAllowedSbpPay' | 'isAllowedCardPay'>): OnlineWay[] => [
  ...(isAllowedSbpPay ? (['sbp'] as const) : []),
  ...(isAllowedCardPay ? (['card'] as const) : []),
]

/** What the journal tells of a payment. */
export const moneyEvents = [
  'payment.recorded',
  'payment.allocated',
  'payment.unallocated',
  'payment.voided',
  'refund.started',
  'refund.paid',
] as const
export type MoneyEvent = (typeof moneyEvents)[number]
