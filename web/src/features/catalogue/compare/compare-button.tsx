import { mdiScaleBalance } from '@mdi/js'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { ProductTexts } from '#parts/product/use-product-texts.ts'
import { plainClass } from '#ui/plain-class.ts'
import { toggleCompared, useIsCompared } from './compared-products.ts'

// A plain element: lists show a hundred of them.
const root = plainClass(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 34,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.action.hover },
  '&[aria-pressed=true]': { color: theme.vars?.palette.primary.main, background: theme.vars?.palette.action.selected },
  '& svg': { width: 18, height: 18, fill: 'currentColor' },
  '@media (pointer: coarse)': { width: 40, height: 40 },
}))

type Props = { product: Pick<ProductCard, 'id' | 'name'>; words: ProductTexts }

export function CompareButton({ product, words: { t } }: Props) {
  const isCompared = useIsCompared(product.id)
  return (
    <button
      className={root}
      type="button"
      aria-label={t('compare.label', { name: product.name })}
      title={t(isCompared ? 'compare.remove' : 'compare.add')}
      aria-pressed={isCompared}
      onClick={() => toggleCompared(product.id)}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={mdiScaleBalance} />
      </svg>
    </button>
  )
}
