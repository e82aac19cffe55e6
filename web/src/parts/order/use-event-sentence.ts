import { changedLines } from '@vitrina/contract/orders/changed-lines.rules'
import { changedTerms, type ToldTerm } from '@vitrina/contract/orders/changed-terms.rules'
import type { OrderEvent } from '@vitrina/contract/orders/order-parts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, formatMoment } from '#lib/dates.ts'
import { formatPhone } from '#lib/phones.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Some events differ by what they hold. */
function variantOf(type: string, data: OrderEvent['data']): string {
  if (type === 'reserve.confirmed' && data.isPartial === true) return 'reserve.partially_confirmed'
  return type === 'payment.received' && data.method === 'points' ? 'payment.points' : type
}

/** Text of a timeline step; an unknown event gets a neutral one. */
export function useEventSentence() {
  const { t, i18n } = useTranslation('orders')
  const money = useMoney()
  const number = useNumber()
  const kopecks = (sum: number | null) => (sum === null ? t('story.noPrice') : money(sum / 100))
  const lineOf = ({ article, amount, price }: ReturnType<typeof changedLines>[number]) =>
    [
      amount && t('story.amountChanged', { article, before: number(amount[0]), after: number(amount[1]) }),
      price && t('story.priceChanged', { article, before: kopecks(price[0]), after: kopecks(price[1]) }),
    ]
      .filter(Boolean)
      .join('\n')
  const valueOf = (field: ToldTerm['field'], value: string) => {
    if (value === '') return '—'
    if (field === 'day') return formatDate(value)
    if (field === 'contactPhone') return formatPhone(value)
    if (field === 'deliveryType') return t(`deliveryTypes.${value}`)
    return field === 'paymentMethod' ? t(`paymentMethods.${value}`) : value
  }
  const termOf = ({ field, was, now }: ToldTerm) =>
    t('story.termChanged', { name: t(`story.terms.${field}`), before: valueOf(field, was), after: valueOf(field, now) })
  return ({ type, data }: OrderEvent): { sentence: string; lines: string; quote: string } => {
    // The timeline stores kopecks, as the database does.
    const total = [data.total, data.sum].find((value) => typeof value === 'number')
    const dayText = (day: unknown) => (text(day) ? formatDate(text(day)) : t('story.undated'))
    const until = text(data.until) || text(data.expiresAt)
    const details = [
      type === 'promise.changed' && t('story.promise', { was: dayText(data.was), day: dayText(data.day) }),
      text(data.name),
      text(data.number) && t('story.number', { number: text(data.number) }),
      typeof total === 'number' && money(total / 100),
      until && t('story.until', { until: until.length > 10 ? formatMoment(until) : formatDate(until) }),
    ].filter(Boolean)
    const key = `events.${variantOf(type, data)}`
    const headline = i18n.exists(`orders:${key}`) ? t(key) : t('events.other')
    return {
      sentence: details.length > 0 ? `${headline}: ${details.join(', ')}` : headline,
      lines: [...changedLines(data.lines).map(lineOf), ...changedTerms(data.terms).map(termOf)].join('\n'),
      quote: text(data.text) || text(data.reason) || text(data.comment),
    }
  }
}
