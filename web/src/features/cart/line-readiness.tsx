import type { SupplyPart, SupplyPlan, LineSupply } from '@vitrina/contract/cart/supply-plan.rules'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { useDayName } from './use-day-name.ts'

/** More parts are shown on request. */
const SHOWN = 2

type Props = { split: LineSupply; plan: SupplyPlan; unit: string; children?: ReactNode }

const keyOf = ({ warehouse, readyOn, source }: SupplyPart) => `${warehouse.id} ${readyOn} ${source}`

/** Source and day of the amount, split by warehouse and day. */
export function LineReadiness({ split: { parts, missing }, plan, unit, children }: Props) {
  const { t } = useTranslation('cart-page')
  const number = useNumber()
  const dayName = useDayName(plan.today)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || parts.length <= SHOWN + 1 ? parts : parts.slice(0, SHOWN)
  const lacking = plan.strategy === 'stockOnly' ? 'notInStock' : 'toOrder'
  return (
    <div className="when">
      {shown.map((part) => (
        <div key={keyOf(part)} data-ready={part.readyOn === plan.today ? 'today' : undefined}>
          <b>
            {number(part.amount)} {unit} — {dayName(part.readyOn)}
          </b>{' '}
          <span title={part.warehouse.city}>{part.warehouse.name}</span>
          {(part.source === 'arrival' || part.source === 'maker') && <span> {t(`when.${part.source}`)}</span>}
        </div>
      ))}
      {shown.length < parts.length && (
        <button type="button" className="more" onClick={() => setWhole(true)}>
          {t('when.more', { count: parts.length - shown.length })}
        </button>
      )}
      {missing > 0 && (
        <div data-ready="order">
          <b>{parts.length > 0 ? t(`when.${lacking}Amount`, { amount: number(missing), unit }) : t(`when.${lacking}`)}</b>
        </div>
      )}
      {children}
    </div>
  )
}
