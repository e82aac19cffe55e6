import { mdiMinus, mdiPlus } from '@mdi/js'
import { amountProblem, MAX_AMOUNT, smallestAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { plainClass } from '#ui/plain-class.ts'
import { AmountHint } from './amount-hint.tsx'
import { amountStyles } from './product-amount.styles.ts'
import { useAmountField } from './use-amount-field.ts'

type Props = {
  product: Pick<ProductCard, 'id' | 'unit' | 'minimumBatch' | 'multiplicity' | 'name'>
  value: number
  /** Called with every valid amount, typed or stepped to. */
  onChange: (amount: number) => void
  /** Enter. */
  onSubmit?: (amount: number) => void
  /** compact: in a row; full: in a dialog. */
  size?: 'compact' | 'full'
}

const root = plainClass(amountStyles)

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)

/** Amount field: typed as in a spreadsheet or stepped by the multiplicity; an invalid amount gets a suggestion, never a correction. */
export function ProductAmount({ product, value, onChange, onSubmit, size = 'compact' }: Props) {
  const { t } = useTranslation('cart')
  const hintId = useId()
  const { input, step, hasProblem } = useAmountField({ product, value, onChange, onSubmit })
  const problem = hasProblem ? 'wrong' : amountProblem(product, value)
  const least = smallestAmount(product)

  return (
    <div className={root} data-size={size} data-problem={problem ?? undefined}>
      <div role="group" aria-label={t('amount.of', { name: product.name })}>
        <button
          type="button"
          className="step"
          tabIndex={-1}
          aria-label={t('amount.less')}
          disabled={value <= least}
          onClick={() => step(-1)}
        >
          <Sign path={mdiMinus} />
        </button>
        <input
          {...input}
          type="text"
          inputMode={product.unit.decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          role="spinbutton"
          aria-label={t('amount.label', { unit: product.unit.name })}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={MAX_AMOUNT}
          aria-invalid={problem !== null}
          aria-describedby={hintId}
        />
        <span className="unit" aria-hidden>
          {product.unit.name}
        </span>
        <button
          type="button"
          className="step"
          tabIndex={-1}
          aria-label={t('amount.more')}
          disabled={value >= MAX_AMOUNT}
          onClick={() => step(1)}
        >
          <Sign path={mdiPlus} />
        </button>
      </div>
      <AmountHint id={hintId} product={product} value={value} problem={problem} onAccept={onChange} />
    </div>
  )
}
