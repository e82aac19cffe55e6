import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@vitrina/contract/endpoint'
import type { workbenchApi } from '@vitrina/contract/workbench/workbench'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { QuickCartButton } from '#parts/cart/cart-button.tsx'
import { PriceView } from '#parts/price/price-view.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { PromiseView } from '#parts/promise/promise-view.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { frequentProductsQuery } from './workbench.api.ts'

type Frequent = Answer<typeof workbenchApi.frequentProducts>['items'][number]

/** Goods the company orders again and again; one press puts the usual amount into the cart. */
export function FrequentProducts() {
  const { t } = useTranslation('workbench')
  const { data, error } = useQuery(frequentProductsQuery)
  // Without it the rest of the page still works.
  if (error || data?.items.length === 0) return null
  return (
    <SectionFrame isTight title={t('frequent.title')}>
      {!data && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {data.items.map((item) => (
            <FrequentLine key={item.product.id} item={item} />
          ))}
        </Box>
      )}
    </SectionFrame>
  )
}

function FrequentLine({ item: { product, amount, orderCount } }: { item: Frequent }) {
  const { t } = useTranslation('workbench')
  const number = useNumber()
  return (
    <Box component="li" sx={line}>
      <ProductImage src={product.image} alt="" size={36} />
      <Box className="what">
        <Link component={Anchor} href={`${paths.catalogue}?product=${product.id}`} underline="hover" sx={name}>
          {product.name}
        </Link>
        <Typography variant="caption" component="div" color="textSecondary" noWrap>
          {[product.article, product.brand.name].join(' · ')}
        </Typography>
      </Box>
      <Box className="price">
        <PriceView product={product} size="line" />
      </Box>
      <Box className="promise">
        <PromiseView steps={product.promise} amount={amount} unit={product.unit} size="line" />
      </Box>
      <Box className="usual">
        <span>{t('frequent.usual', { amount: number(amount), unit: product.unit.name })}</span>
        <Typography variant="caption" component="div" color="textSecondary">
          {t('frequent.orders', { count: orderCount })}
        </Typography>
      </Box>
      <QuickCartButton product={product} amount={amount} />
    </Box>
  )
}

const name = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '2', md: '1' },
  color: 'text.primary',
  overflow: 'hidden',
} as const

const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 1.5,
  gridTemplateColumns: { xs: '36px minmax(0, 1fr) auto', md: '36px minmax(0, 1fr) 110px 150px 110px auto' },
  '& .what': { minWidth: 0, gridColumn: { xs: '2 / -1', md: 'auto' } },
  '& .price': { textAlign: 'right', display: { xs: 'none', md: 'block' } },
  '& .promise': { gridColumn: { xs: '2 / -1', md: 'auto' }, textAlign: { md: 'right' } },
  '& .usual': { textAlign: { md: 'right' }, fontVariantNumeric: 'tabular-nums', gridColumn: { xs: '2', md: 'auto' } },
}
