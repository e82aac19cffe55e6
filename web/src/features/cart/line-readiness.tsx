import type { LineSupply, SupplyPart, SupplyPlan } from '@vitrina/contract/cart/supply-plan.rules'
import { addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { useDayName } from './use-day-name.ts'

/** As many as a row has room for; of more the last day is shown, and the parts on request. */
const SHOWN = 2

type Props = { split: LineSupply; plan: SupplyPlan; unit: string }

const keyOf = ({ warehouse, readyOn, source }: SupplyPart) => `${warehouse.id} ${readyOn} ${source}`

/** Source and day of the amount, split by warehouse and day. */
export function LineReadiness({ split: { parts, missing }, plan, unit }: Props) {
  const { t } = useTranslation('cart-page')
  const number = useNumber()
  const dayName = useDayName(plan.today)
  const [isWhole, setWhole] = useState(false)
  const count = parts.length + (missing > 0 ? 1 : 0)
  const isCut = !isWhole && count > SHOWN
  const shown = isCut ? [] : parts
  const amount = number(parts.reduce((sum, part) => addAmounts(sum, part.amount), missing))
  const lacking = plan.strategy === 'stockOnly' ? 'notInStock' : 'toOrder'
  return (
    <div className="ready" data-whole={count === 1 || undefined}>
      {isCut && missing === 0 && (
        <div>
          <b>
            {amount} {unit} — {dayName(parts.reduce((last, { readyOn }) => (readyOn > last ? readyOn : last), ''))}
          </b>
        </div>
      )}
      {shown.map((part) => {
        const source = part.source === 'arrival' || part.source === 'maker' ? ` ${t(`when.${part.source}`)}` : ''
        return (
          <div
            key={keyOf(part)}
            data-ready={part.readyOn === plan.today ? 'today' : undefined}
            title={`${part.warehouse.name}, ${part.warehouse.city}${source}`}
          >
            <b>
              <span className="much">
                {number(part.amount)} {unit} —{' '}
              </span>
              {dayName(part.readyOn)}
            </b>{' '}
            <span>
              {part.warehouse.name}
              {source}
            </span>
          </div>
        )
      })}
      {missing > 0 && (
        <div data-ready="order">
          <b>{parts.length > 0 ? t(`when.${lacking}Amount`, { amount: number(missing), unit }) : t(`when.${lacking}`)}</b>
        </div>
      )}
      {isCut && (
        <button type="button" tabIndex={-1} className="more" onClick={() => setWhole(true)}>
          {t('when.parts', { count: parts.length, day: dayName(parts[0]?.readyOn ?? plan.today) })}
        </button>
      )}
    </div>
  )
}
