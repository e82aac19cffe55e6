import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { smallestAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { QuickCartButton } from '#parts/cart/cart-button.tsx'
import { PriceView } from '#parts/price/price-view.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { StockView } from '#parts/product/stock-view.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { BlockHeading } from './block-heading.tsx'
import { blockGoodsQuery } from './home.api.ts'

type Goods = Extract<HomeBlock, { kind: 'goods' }>

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 45%), 1fr))',
} as const

const moreOf = ({ source }: Goods) =>
  source.by === 'section' ? { href: `${paths.catalogue}?section=${source.sectionId}`, key: 'goods.section' as const } : null

/** Goods the seller puts forward, at the viewer's own prices; a block without any, as of a promotion that is over, is not shown. */
export function GoodsBlock({ block }: { block: Goods }) {
  const { t } = useTranslation('home')
  const { data, error } = useQuery(blockGoodsQuery(block))
  // The rest of the page is still worth showing, and the catalogue has them all.
  if (error || data?.items.length === 0) return null
  const more = moreOf(block)
  return (
    <section aria-labelledby={`home-${block.id}`} aria-busy={!data}>
      <BlockHeading id={`home-${block.id}`} title={block.title} {...(more && { more: { href: more.href, text: t(more.key) } })} />
      <Box component="ul" sx={grid}>
        {data
          ? data.items.map((product) => <GoodsCard key={product.id} product={product} />)
          : Array.from({ length: block.limit }, (_, place) => (
              <Skeleton key={place} component="li" variant="rounded" height={290} aria-hidden />
            ))}
      </Box>
    </section>
  )
}

const GoodsCard = ({ product }: { product: ProductCard }) => (
  <Paper component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 3, minWidth: 0 }}>
    <Box sx={{ alignSelf: 'center' }}>
      <ProductImage src={product.image} alt="" size={120} />
    </Box>
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Link
        component={Anchor}
        href={`${paths.catalogue}?product=${product.id}`}
        color="textPrimary"
        underline="hover"
        sx={{
          display: '-webkit-box',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          WebkitLineClamp: 3,
          WebkitBoxOrient: 'vertical',
          lineHeight: 1.35,
        }}
      >
        {product.name}
      </Link>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[product.article, product.brand.name].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
    <StockView stock={product.stocks[0]} unit={product.unit} size="line" />
    <PriceView product={product} />
    {product.price && <QuickCartButton product={product} amount={smallestAmount(product)} size="full" />}
  </Paper>
)
