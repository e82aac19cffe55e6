import { mdiHeart, mdiHeartOutline } from '@mdi/js'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { useTranslation } from '#i18n/use-translation.tsx'
import { plainClass } from '#ui/plain-class.ts'
import { useFavourite } from './favourites.api.ts'

type Props = { product: Pick<ProductCard, 'id' | 'name' | 'favorite'>; size?: 'small' | 'medium' }

// Plain elements inside: lists show a hundred of them.
const root = plainClass(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.action.hover },
  '&[aria-pressed=true]': { color: theme.vars?.palette.primary.main },
  '&[data-size=medium]': { width: 40, height: 40 },
  '& svg': { width: 22, height: 22, fill: 'currentColor' },
}))

export function FavouriteButton({ product, size = 'small' }: Props) {
  const { t } = useTranslation('product')
  const { shown: isFavourite, toggle } = useFavourite(product)
  return (
    <button
      className={root}
      type="button"
      data-size={size}
      aria-label={t('favourite.label', { name: product.name })}
      title={t(isFavourite ? 'favourite.remove' : 'favourite.add')}
      aria-pressed={isFavourite}
      onClick={() => void toggle()}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={isFavourite ? mdiHeart : mdiHeartOutline} />
      </svg>
    </button>
  )
}
