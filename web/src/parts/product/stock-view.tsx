import type { WarehouseStock } from '@vitrina/contract/catalogue/catalogue'
import { formatWeekday, sellerToday } from '#lib/dates.ts'
import { plainClass } from '#ui/plain-class.ts'
import { type ProductTexts, useProductTexts } from './use-product-texts.ts'

type Props = {
  /** Undefined: not in stock and not expected. */
  stock: WarehouseStock | undefined
  unit: { name: string }
  /** line: amount alone, the rest on hover; block: with the place and the date. */
  size?: 'line' | 'block'
}

const root = plainClass(({ theme }) => ({
  minWidth: 0,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .amount': { fontSize: 13, fontWeight: 500, color: theme.vars?.palette.text.secondary },
  '& .place': { fontSize: 12, color: theme.vars?.palette.text.secondary },
  '&[data-state=here] .amount': { color: theme.vars?.palette.success.main },
  '&[data-state=coming] .amount': { color: theme.vars?.palette.warning.main },
}))

export const StockView = (props: Props) => <StockText {...props} words={useProductTexts()} />

/** Stock of one warehouse: amount, place, and the day unless it is today. */
export function StockText({ stock, unit, size = 'block', words: { t, number } }: Props & { words: ProductTexts }) {
  if (!stock)
    return (
      <div className={root} data-state="none">
        <div className="amount">{t('stock.toOrder')}</div>
      </div>
    )

  const { free, readyOn, arrival, warehouse } = stock
  const isHere = free > 0
  const amount = isHere
    ? `${number(free)} ${unit.name}`
    : arrival
      ? t('stock.expected', { amount: number(arrival.quantity), unit: unit.name })
      : t('stock.toOrder')
  const promised = isHere ? readyOn : (arrival?.readyOn ?? null)
  const day = promised === null || promised === sellerToday() ? null : formatWeekday(promised)
  return (
    <div
      className={root}
      data-state={isHere ? 'here' : arrival ? 'coming' : 'none'}
      title={`${warehouse.name}, ${warehouse.city}${day ? `, ${day}` : ''}`}
    >
      <div className="amount">{amount}</div>
      {size === 'block' && <div className="place">{warehouse.city}</div>}
      {size === 'block' && day && <div className="place">{day}</div>}
    </div>
  )
}
