import type { ImportLine } from '@vitrina/contract/list-import/import-jobs'
import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import type { Review } from './use-review.ts'

const written = (amount: number | null) => (amount === null ? '' : String(amount).replace('.', ','))

/** The amount of a line; Enter keeps it and goes on, Esc returns to the line. */
export function AmountCell({ line, isActive, review }: { line: ImportLine; isActive: boolean; review: Review }) {
  const { t } = useTranslation('list-import')
  const number = useNumber()
  const [typed, setTyped] = useState<string | null>(null)
  const { amount, suggestedAmount, product, customProduct, unit, problem, problemText } = line
  const text = typed ?? written(amount)
  const read = readAmount(text)
  const isWrong = typed !== null && (read === null || read <= 0)
  const isDropped = useRef(false)
  /** Leaving the field keeps what was typed, except by Esc. */
  const leave = () => {
    if (typed !== null && read !== null && read > 0 && !isDropped.current) review.setAmount(line, read)
    isDropped.current = false
    setTyped(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') review.goToNext(line)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') review.move(line, event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Escape') {
      isDropped.current = true
      review.backToRow()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isOffered = suggestedAmount !== null && problem !== 'stock-short' && problem !== 'no-price'
  return (
    <span role="gridcell" className="amount" title={problemText}>
      <input
        value={text}
        placeholder={suggestedAmount === null ? '' : written(suggestedAmount)}
        tabIndex={isActive ? 0 : -1}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('review.amount', { row: line.row })}
        aria-invalid={isWrong}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={press}
      />
      <span className="unit">{product?.unit.name ?? customProduct?.unit ?? unit}</span>
      {isActive && isOffered && suggestedAmount !== null && (
        <button type="button" onClick={() => review.setAmount(line, suggestedAmount)}>
          {t('review.take', { amount: number(suggestedAmount) })}
        </button>
      )}
    </span>
  )
}
