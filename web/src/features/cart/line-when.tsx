import { useTranslation } from 'react-i18next'
import { dateIn, formatDate } from '#lib/dates.ts'
import { useNumber } from '#parts/product/use-number.ts'
import type { Part, Readiness } from './readiness.rules.ts'

/** More parts than this are told by hovering. */
const SHOWN = 2

type Props = { readiness: Readiness; unit: string }

/** From where and when the amount comes, split by warehouse and day. */
export function LineWhen({ readiness: { parts, missing }, unit }: Props) {
  const { t } = useTranslation('cart-page')
  const number = useNumber()
  const dayOf = ({ days, on }: Part) =>
    on ? formatDate(on) : days === 0 ? t('when.today') : days === 1 ? t('when.tomorrow') : dateIn(days ?? 0)
  const textOf = (part: Part) => `${number(part.amount)} ${unit} — ${dayOf(part)}`
  const whole = parts.map((part) => `${textOf(part)}, ${part.warehouse}, ${part.city}`)
  if (missing > 0) whole.push(t('when.toOrderAmount', { amount: number(missing), unit }))
  return (
    <div className="when" title={whole.join('\n')}>
      {parts.slice(0, SHOWN).map((part) => (
        <div key={`${part.warehouse}${part.on ?? ''}`} data-ready={part.days === 0 ? 'today' : undefined}>
          {textOf(part)}
        </div>
      ))}
      {parts.length > SHOWN && <div>{t('when.more', { count: parts.length - SHOWN })}</div>}
      {missing > 0 && (
        <div data-ready="order">{parts.length > 0 ? t('when.toOrderAmount', { amount: number(missing), unit }) : t('when.toOrder')}</div>
      )}
    </div>
  )
}
