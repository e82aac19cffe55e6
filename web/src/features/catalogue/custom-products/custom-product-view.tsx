import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { CustomProduct } from '@vitrina/contract/catalogue/custom-products'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { CopyArticle } from '#parts/product/copy-article.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { Gallery } from '../product-dialog/gallery.tsx'
import { TITLE_ID } from '../product-dialog/product-heading.tsx'
import { ProductSkeleton } from '../product-dialog/product-skeleton.tsx'
import { ProductTrouble } from '../product-dialog/product-trouble.tsx'
import { useProductEvent } from '../use-view-events.ts'
import { CustomProductToCart } from './custom-product-to-cart.tsx'
import { customProductQuery } from './custom-products.api.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { useAskRemoval } from './use-ask-removal.ts'
import { useOpenCustomProduct } from './use-open-custom-product.ts'

type Props = { id: number; isReadOnly: boolean; onClose: () => void }

/** C-03: `product=custom:ID`. */
export function CustomProductView({ id, isReadOnly, onClose }: Props) {
  const user = useUser()
  const { data: product, error, refetch } = useQuery({ ...customProductQuery(id), enabled: user !== null })
  useProductEvent(product)
  if (!user) return <SignInFirst />
  if (product) return <Shown product={product} isReadOnly={isReadOnly} onClose={onClose} />
  if (!error) return <ProductSkeleton />
  return <ProductTrouble isMissing={error instanceof ApiError && error.status === 404} onRetry={() => void refetch()} onClose={onClose} />
}

function Shown({ product, isReadOnly, onClose }: { product: CustomProduct } & Omit<Props, 'id'>) {
  const { t } = useTranslation('product')
  const money = useMoney()
  const facts = [
    { id: 'article', value: product.article && <CopyArticle article={product.article} /> },
    { id: 'brand', value: product.brand },
    { id: 'unit', value: product.unit },
    { id: 'visibility', value: t(`own.${product.visibility}`) },
    {
      id: 'link',
      value: product.link && (
        <Link href={product.link} target="_blank" rel="noopener noreferrer">
          {t('own.openLink')}
        </Link>
      ),
    },
  ].filter(({ value }) => value)
  return (
    <Box
      data-scroller
      sx={{
        flexGrow: 1,
        minHeight: 0,
        overflowY: 'auto',
        display: 'grid',
        alignContent: 'start',
        gap: { sm: 8 },
        p: { sm: 6 },
        gridTemplateColumns: { sm: 'minmax(0, 400px) minmax(0, 1fr)' },
      }}
    >
      <Gallery key={product.image} images={product.image ? [product.image] : []} name={product.name} />
      <Box sx={{ px: { xs: 4, sm: 0 }, pb: 6 }}>
        <Chip size="small" variant="outlined" label={t('own.mark')} sx={{ mb: 2 }} />
        <Typography id={TITLE_ID} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {product.name}
        </Typography>
        <Typography sx={{ mt: 3, fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {product.price === null ? t('own.onRequest') : money(product.price)}
        </Typography>
        {!isReadOnly && (
          <Box data-screen-only sx={{ mt: 4 }}>
            <CustomProductToCart product={product} />
          </Box>
        )}
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: 4,
            rowGap: 1.5,
            my: 4,
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, overflowWrap: 'anywhere' },
          }}
        >
          {facts.map(({ id, value }) => (
            <Box key={id} sx={{ display: 'contents' }}>
              <dt>{t(`own.${id}`)}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
        </Box>
        {product.note && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{product.note}</Typography>}
        {!isReadOnly &&
          (product.isOwn ? (
            <OwnerButtons product={product} onClose={onClose} />
          ) : (
            <Typography color="textSecondary">{t('own.ofColleague')}</Typography>
          ))}
      </Box>
    </Box>
  )
}

function OwnerButtons({ product, onClose }: { product: CustomProduct; onClose: () => void }) {
  const { t } = useTranslation('product')
  const edit = useOpenCustomProduct()
  const askRemoval = useAskRemoval({ onRemoved: onClose })
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
      <Button variant="outlined" startIcon={<Icon path={mdiPencilOutline} />} onClick={() => edit({ id: product.id })}>
        {t('own.edit')}
      </Button>
      <Button color="error" startIcon={<Icon path={mdiTrashCanOutline} />} onClick={() => askRemoval(product)}>
        {t('own.delete')}
      </Button>
    </Box>
  )
}
