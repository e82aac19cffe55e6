import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { formatDayWithWeekday } from '#lib/format-day.ts'
import { formatPhone } from '#lib/phones.ts'
import { useMoney } from '#parts/price/use-money.ts'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import { orderDay } from './order-day.rules.ts'

const joined = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ')

type Props = { of: 'who' | 'where' | 'pay' | 'remarks'; options: CheckoutOptions; file: File | null }

/** A line of the order as it stands, in words; alone in following what is typed, so that the fields need not be drawn anew. */
export const LineSummary = ({ of, ...given }: Props) => useLineSummaries(given)[of]

function useLineSummaries({ options, file }: Omit<Props, 'of'>) {
  const { t, i18n } = useTranslation('checkout')
  const money = useMoney()
  const { control } = useFormContext<CheckoutDraft>()
  const draft = useWatch({ control }) as CheckoutDraft
  const named = (day: string) => (day === sellerToday() ? t('day.today') : formatDayWithWeekday(day, i18n.language))

  const entity = options.legalEntities.find(({ id }) => id === draft.legalEntityId)
  const contract = entity?.contracts.find(({ id }) => id === draft.contractId)
  const who = joined([
    entity?.name ?? t('buyer.none'),
    contract && t('buyer.contractOf', { number: contract.number, date: formatDate(contract.signedOn) }),
    joined([draft.contactName, draft.contactPhone && formatPhone(draft.contactPhone)]) || t('contact.nameRequired'),
  ])

  const day = orderDay(options, draft)
  const when = day ? joined([named(day), draft.deliveryType === 'delivery' && draft.window]) : t('day.unknown')
  const point = options.pickupPoints.find(({ id }) => id === draft.warehouseId)
  const address = options.addresses.find(({ id }) => id === draft.deliveryAddressId)
  const places = {
    pickup: point && `${point.name}, ${point.city}`,
    delivery: address ? address.label || address.address : t('address.required'),
    carrier: draft.carrier || t('carrier.required'),
  }
  const where = `${joined([t(`receive.types.${draft.deliveryType}`), places[draft.deliveryType]])} — ${when}`

  const payment = options.payments.find(({ method }) => method === draft.paymentMethod)
  const { limit, available } = options.credit
  const pay = joined([
    payment ? t(`pay.methods.${payment.method}`) : t('pay.required'),
    payment?.method === 'deferred' && payment.deferralDays > 0 && t('pay.deferral', { count: payment.deferralDays }),
    limit > 0 && t('credit.available', { sum: money(available, { kopecks: false }), limit: money(limit, { kopecks: false }) }),
  ])

  const remarks = joined([
    draft.buyerOrderNumber,
    draft.comment,
    file?.name,
    options.canReserve && draft.wantsReserve && t('reserve.short'),
  ])
  return { who, where, pay, remarks: remarks || t('details.none') }
}
