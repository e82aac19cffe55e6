import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type Review, useReview } from './import.api.ts'
import type { Choice, RowState } from './import-choices.rules.ts'

type Props = { state: RowState; onChange: (choice: Choice) => void; onReplace: (found: Review['items'][number]) => void }

/** The product of a row, a choice of several, or a field for another code. */
export function ImportProduct({ state, onChange, onReplace }: Props) {
  const { t } = useTranslation('cart-import')
  const { row, product } = state
  if (row.candidates.length > 0)
    return (
      <span className="what">
        <select
          value={product?.id ?? ''}
          aria-label={t('row.choose', { row: row.row })}
          onChange={({ target }) => onChange({ productId: Number(target.value) })}
        >
          <option value="" disabled>
            {row.code === 'ambiguous' ? t('row.several', { count: row.candidates.length }) : t('row.perhaps')}
          </option>
          {row.candidates.map(({ id, article, name, brand }) => (
            <option key={id} value={id}>
              {`${article} · ${name} · ${brand.name}`}
            </option>
          ))}
        </select>
        {row.code !== 'ambiguous' && !product && <AnotherCode state={state} onReplace={onReplace} />}
      </span>
    )
  if (!product)
    return (
      <span className="what">
        <AnotherCode state={state} onReplace={onReplace} />
      </span>
    )
  return (
    <span className="what">
      <span className="name">{product.name}</span>
      <span className="facts">
        {product.article} · {product.brand.name}
        {row.matchedBy && row.matchedBy !== 'article' && ` · ${t(`matched.${row.matchedBy}`)}`}
      </span>
    </span>
  )
}

/** Reviews the row again with a code typed here; its amount stays. */
function AnotherCode({ state: { row, amount }, onReplace }: Pick<Props, 'state' | 'onReplace'>) {
  const { t } = useTranslation('cart-import')
  const review = useReview()
  const [code, setCode] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = code.replace(/\s+/g, ' ').trim()
    if (!text) return
    review.mutate(
      { text: `${text}\t${row.amount ?? amount}` },
      {
        onSuccess: ({ items: [found] }) => {
          if (found) onReplace({ ...found, raw: row.raw })
        },
      },
    )
  }
  return (
    <form className="again" noValidate onSubmit={submit}>
      <input
        value={code}
        placeholder={t('row.another')}
        aria-label={t('row.anotherFor', { row: row.row })}
        maxLength={100}
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="submit" className="take" disabled={review.isPending}>
        {t('row.find')}
      </button>
    </form>
  )
}
