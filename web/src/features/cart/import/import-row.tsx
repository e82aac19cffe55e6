import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiClose } from '@mdi/js'
import { readAmount, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import type { Review } from './import.api.ts'
import type { Choice, RowState } from './import-choices.rules.ts'
import { ImportProduct } from './import-product.tsx'

type Props = {
  state: RowState
  onChange: (choice: Choice) => void
  onDrop: () => void
  onReplace: (found: Review['items'][number]) => void
}

const signs = { ok: mdiCheckCircleOutline, warning: mdiAlertOutline, error: mdiAlertCircleOutline }

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)

/** Plain elements: there may be five hundred of them. */
export function ImportRow({ state, onChange, onDrop, onReplace }: Props) {
  const { t } = useTranslation('cart-import')
  const money = useMoney()
  const { row, product, amount, code, status } = state
  const read = readAmount(amount)
  return (
    <li data-status={status} aria-label={t('row.label', { row: row.row, raw: row.raw })}>
      <span className="number">{row.row}</span>
      <span className="raw" title={row.raw}>
        {row.raw}
      </span>
      <ImportProduct state={state} onChange={onChange} onReplace={onReplace} />
      <span className="amount">
        {product && (
          <>
            <input
              value={amount}
              inputMode="decimal"
              autoComplete="off"
              aria-label={t('row.amount', { name: product.name })}
              aria-invalid={status === 'error'}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
            <span className="unit">{product.unit.name}</span>
          </>
        )}
      </span>
      <span className="sum">{product?.price && read !== null && money(product.price.value * read)}</span>
      <span className="told" role="status">
        <Sign path={signs[status]} />
        <span>
          {code ? t(`code.${code}`) : t('code.ok')}
          <Offer state={state} onChange={onChange} />
        </span>
      </span>
      <button type="button" className="drop" aria-label={t('row.drop', { row: row.row })} title={t('row.dropHint')} onClick={onDrop}>
        <Sign path={mdiClose} />
      </button>
    </li>
  )
}

/** The nearest amount that can be ordered; suggested, never applied without the buyer. */
function Offer({ state: { product, amount, code }, onChange }: Pick<Props, 'state' | 'onChange'>) {
  const { t } = useTranslation('cart-import')
  const number = useNumber()
  const read = readAmount(amount)
  if (!product || read === null || !code || !['minimum-batch', 'multiplicity', 'amount-decimals'].includes(code)) return null
  const suggested = suggestedAmount(product, read)
  return (
    <button type="button" className="take" onClick={() => onChange({ amount: String(suggested).replace('.', ',') })}>
      {t('row.take', { amount: number(suggested), unit: product.unit.name })}
    </button>
  )
}
