import IconButton from '@mui/material/IconButton'
import { mdiHeart, mdiHeartOutline } from '@mdi/js'
import type { ProductCard } from '@vitrina/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'
import { useToggleFavourite } from './favourites.api.ts'

type Props = { product: Pick<ProductCard, 'id' | 'name' | 'favorite'>; size?: 'small' | 'medium' }

/** What was pressed shows at once; a refusal takes it back. */
export function FavouriteButton({ product, size = 'small' }: Props) {
  const { t } = useTranslation('product')
  const toggle = useToggleFavourite()
  const isFavourite = toggle.isPending ? toggle.variables.favorite : product.favorite
  return (
    <IconButton
      size={size}
      color={isFavourite ? 'primary' : 'default'}
      aria-label={t('favourite.label', { name: product.name })}
      title={t(isFavourite ? 'favourite.remove' : 'favourite.add')}
      aria-pressed={isFavourite}
      onClick={() => toggle.mutate({ id: product.id, favorite: !isFavourite })}
    >
      <Icon path={isFavourite ? mdiHeart : mdiHeartOutline} />
    </IconButton>
  )
}
