import type { SiteConfig, SiteFlags } from '../site/site.settings.ts'

/** Kopecks: the least SBP takes. */
export const SBP_MINIMUM = 1_000

/** Payment methods; offset: the value of returned goods; points: of the club, which never become money. */
export const paymentInstruments = ['transfer', 'sbp', 'card', 'cash', 'offset', 'points'] as const
export type PaymentInstrument = (typeof paymentInstruments)[number]

/** voided: entered by mistake; it stays in the journal and counts for nothing. */
export const paymentRecordStates = [
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
export type PaymentRecordState = (typeof paymentRecordStates)[number]

export type OnlinePaymentMethod = 'sbp' | 'card'

/** Online payment methods: each by its own flag. */
export const onlinePaymentMethodsOf = ({
  isAllowedSbpPay,
  isAllowedCardPay,
}: Pick<SiteFlags, 'isAllowedSbpPay' | 'isAllowedCardPay'>): OnlinePaymentMethod[] => [
  ...(isAllowedSbpPay ? (['sbp'] as const) : []),
  ...(isAllowedCardPay ? (['card'] as const) : []),
]

/** Whether points of the club pay a part of orders: the seller names the part. */
export const isPaidWithPoints = ({ toggles, loyalty }: Pick<SiteConfig, 'toggles' | 'loyalty'>): boolean =>
  toggles.loyaltyClub && toggles.clubPages && loyalty.payShare > 0

/** Whether an invoice can be paid on a page of the store: with money at the bank's, or with points. */
export const isPaidInStore = ({ flags, ...site }: Pick<SiteConfig, 'flags' | 'toggles' | 'loyalty'>): boolean =>
  onlinePaymentMethodsOf(flags).length > 0 || isPaidWithPoints(site)

/** Event types in the journal of a payment. */
export const paymentEvents = [
  'payment.recorded',
  'payment.allocated',
  'payment.unallocated',
  'payment.voided',
  'refund.started',
  'refund.paid',
] as const
export type PaymentEvent = (typeof paymentEvents)[number]
