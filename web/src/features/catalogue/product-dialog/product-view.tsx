import Box from '@mui/material/Box'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useMemo } from 'react'
import { useActualPrices } from '#parts/price/use-actual-prices.ts'
import { usePhone } from '#ui/use-desktop.ts'
import { useIsPrinting } from '#ui/use-is-printing.ts'
import { BuyBox } from './buy-box.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Gallery } from './gallery.tsx'
import { PrintedDetails } from './printed-details.tsx'
import { pictureAndIntro, ProductColumns } from './product-columns.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ProductIntro } from './product-intro.tsx'
import { type ProductTab, ProductTabs } from './product-tabs.tsx'
import { useAmount } from './use-amount.ts'

type Props = {
  product: ProductDetails /** When it came. */
  shownAt: number
  isReadOnly: boolean
  tab: ProductTab
  onTab: (tab: ProductTab) => void
}

/** Pictures, documents and tabs scroll; the name, the price and the button stay in sight. */
export function ProductView({ product: shown, shownAt, isReadOnly, tab, onTab }: Props) {
  const isPhone = usePhone()
  const isPrinting = useIsPrinting()
  const [product = shown] = useActualPrices({ products: useMemo(() => [shown], [shown]), source: 'product', shownAt })
  const amount = useAmount(product)
  const tabs = isPrinting ? (
    <PrintedDetails product={product} />
  ) : (
    <ProductTabs product={product} isReadOnly={isReadOnly} tab={tab} onTab={onTab} />
  )
  const buy = <BuyBox product={product} amount={amount} isReadOnly={isReadOnly} onStocks={() => onTab('stock')} />
  if (isPhone)
    return (
      <>
        <Box data-scroller sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', pb: 4 }}>
          <Box sx={{ px: 4, pt: 3 }}>
            <ProductHeading product={product} />
          </Box>
          <Gallery key={product.id} images={product.images} name={product.name} />
          <Box sx={{ px: 4 }}>{buy}</Box>
          <Box sx={{ px: 4, pt: 4 }}>
            <ProductIntro product={product} onMore={() => onTab('papers')} />
          </Box>
          {tabs}
        </Box>
        {!isReadOnly && <BuyBar product={product} amount={amount} />}
      </>
    )
  return (
    <ProductColumns
      main={
        <>
          <Box sx={pictureAndIntro}>
            <Gallery key={product.id} images={product.images} name={product.name} />
            <ProductIntro product={product} onMore={() => onTab('papers')} />
          </Box>
          {tabs}
        </>
      }
      rail={
        <>
          <ProductHeading product={product} />
          {buy}
        </>
      }
    />
  )
}
