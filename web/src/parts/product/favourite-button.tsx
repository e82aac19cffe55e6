import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { mdiHeart, mdiHeartOutline } from '@mdi/js'
import type { ProductCard } from '@vitrina/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { useToggleFavourite } from './favourites.api.ts'

type Props = { product: Pick<ProductCard, 'id' | 'name' | 'favorite'>; size?: 'small' | 'medium' }

// Plain elements inside: lists show a hundred of them.
const Root = styled('button')(
  memoTheme(({ theme }) => ({
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
  })),
)

/** What was pressed shows at once; a refusal takes it back. */
export function FavouriteButton({ product, size = 'small' }: Props) {
  const { t } = useTranslation('product')
  const toggle = useToggleFavourite()
  const isFavourite = toggle.isPending ? toggle.variables.favorite : product.favorite
  return (
    <Root
      type="button"
      data-size={size}
      aria-label={t('favourite.label', { name: product.name })}
      title={t(isFavourite ? 'favourite.remove' : 'favourite.add')}
      aria-pressed={isFavourite}
      onClick={() => toggle.mutate({ id: product.id, favorite: !isFavourite })}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={isFavourite ? mdiHeart : mdiHeartOutline} />
      </svg>
    </Root>
  )
}
