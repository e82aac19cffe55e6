import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { smallestAmount, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { CartButton } from '#parts/cart/cart-button.tsx'
import { PriceView } from '#parts/price/price-view.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { isPlainClick } from '#ui/anchor.tsx'
import { useProductNavigation } from './use-product-navigation.ts'

type Props = {
  product: ProductCard
  isReadOnly: boolean
  /** Pieces of it in a set. */
  quantity?: number
  /** Differences from the open product. */
  children?: ReactNode
}

/** Another product inside the open one; its name opens it here, and "back" returns. */
export function LinkedProduct({ product, isReadOnly, quantity, children }: Props) {
  const { t } = useTranslation('product')
  const number = useNumber()
  const { addressOf, open } = useProductNavigation()
  const named = { kind: 'catalog', id: product.id } as const
  const { article, brand, stockTotal, unit } = product
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // Another product starts at its top; stepping through the list keeps the scroll.
    event.currentTarget.closest('[data-scroller]')?.scrollTo({ top: 0 })
    open(named)
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '56px minmax(0, 1fr)', sm: '56px minmax(0, 1fr) auto' },
        columnGap: 3,
        rowGap: 2,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ProductImage src={product.image} alt="" size={56} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={addressOf(named)} onClick={follow}>
          {product.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[article, brand.name].filter(Boolean).join(' · ')}
        </Typography>
        {children}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '2', sm: 'auto' },
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: { sm: 'flex-end' },
          alignItems: 'flex-start',
          columnGap: 4,
          rowGap: 1.5,
        }}
      >
        {quantity !== undefined && (
          <Typography variant="body2" sx={{ pt: 0.5, whiteSpace: 'nowrap' }}>
            {t('dialog.sets.quantity', { amount: number(quantity), unit: unit.name })}
          </Typography>
        )}
        <Box sx={{ minWidth: 88, textAlign: { sm: 'right' } }}>
          <PriceView product={product} />
          <Typography variant="caption" component="div" color={stockTotal > 0 ? 'success' : 'textSecondary'}>
            {stockTotal > 0 ? t('dialog.stock.short', { amount: number(stockTotal), unit: unit.name }) : t('dialog.stock.none')}
          </Typography>
        </Box>
        {!isReadOnly && product.price && (
          <CartButton product={product} amount={quantity === undefined ? smallestAmount(product) : suggestedAmount(product, quantity)} />
        )}
      </Box>
    </Box>
  )
}

export const LinkedProducts = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', mt: -3 }}>
    {children}
  </Box>
)
