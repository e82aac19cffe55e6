import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js'
import type { CustomProduct } from '@vitrina/contract/catalogue/custom-products'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { ProductImage } from '#parts/product/product-image.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { catalogueAddress } from '../catalogue.params.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { CustomProductToCart } from './custom-product-to-cart.tsx'
import { useAskRemoval } from './use-ask-removal.ts'
import { useOpenCustomProduct } from './use-open-custom-product.ts'

/** The name opens it; "back" returns to the list. Only its owner edits it. */
export function CustomProductItem({ product }: { product: CustomProduct }) {
  const { t } = useTranslation('product')
  const money = useMoney()
  const { params } = useCatalogueParams()
  const edit = useOpenCustomProduct()
  const askRemoval = useAskRemoval()
  const { id, name, article, brand, price, image, isOwn, visibility } = product
  const ownerNote = !isOwn ? t('own.list.ofColleague') : visibility === 'company' && t('own.list.forCompany')
  const facts = [article, brand, ownerNote].filter(Boolean).join(' · ')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '56px minmax(0, 1fr) auto', md: '56px minmax(0, 1fr) auto auto' },
        alignItems: 'center',
        columnGap: 4,
        rowGap: 3,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ProductImage src={image} alt="" size={56} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={Anchor} href={catalogueAddress(params, { kind: 'custom', id })} state={{ canGoBack: true }}>
          {name}
        </Link>
        {facts && (
          <Typography variant="body2" color="textSecondary">
            {facts}
          </Typography>
        )}
        <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {price === null ? t('own.onRequest') : money(price)}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, gridRow: { xs: 2, md: 'auto' }, justifySelf: { xs: 'end', md: 'auto' } }}>
        <CustomProductToCart product={product} />
      </Box>
      <Box sx={{ display: 'flex', gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 3, md: 'auto' }, width: { md: 72 } }}>
        {isOwn && (
          <>
            <IconButton size="small" aria-label={t('own.list.editOf', { name })} title={t('own.edit')} onClick={() => edit({ id })}>
              <Icon path={mdiPencilOutline} fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('own.list.deleteOf', { name })}
              title={t('own.delete')}
              onClick={() => askRemoval(product)}
            >
              <Icon path={mdiDeleteOutline} fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
    </Box>
  )
}
