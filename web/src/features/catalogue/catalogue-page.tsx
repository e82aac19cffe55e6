import Box from '@mui/material/Box'
import { usePrefetchQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useHistoryState } from '#lib/history-state.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { filtersQuery, productListQuery } from './catalogue.api.ts'
import { CataloguePanel } from './catalogue-panel.tsx'
import { ProductList } from './list/product-list.tsx'
import { useCatalogueParams } from './use-catalogue-params.ts'
import { useOpenedProduct } from './use-open-product.ts'
import { usePanel } from './use-panel.ts'

const CONTENT_WIDTH = 1600

const ProductDialog = lazyChunk(() => import('./product-dialog/product-dialog.tsx'), 'ProductDialog')
const CustomProductDialog = lazyChunk(() => import('./custom-products/custom-product-dialog.tsx'), 'CustomProductDialog')

export function CataloguePage() {
  const { params } = useCatalogueParams()
  // Asked at once, not one after the other as the parts below come to need them.
  usePrefetchQuery(productListQuery(params))
  usePrefetchQuery(filtersQuery(params))
  const panel = usePanel()
  return (
    <>
      <Box sx={{ display: 'flex', width: 1, maxWidth: CONTENT_WIDTH, mx: 'auto', flexGrow: 1 }}>
        <CataloguePanel params={params} panel={panel} />
        <ProductList params={params} panel={panel} />
      </Box>
      <OpenedProduct />
    </>
  )
}

/** Apart, so that opening a product draws nothing else anew; fetched after the list, before it is wanted. */
function OpenedProduct() {
  const open = useOpenedProduct()
  useEffect(() => {
    // One that did not come is fetched again when a product is opened, and told then.
    ProductDialog.preload().catch(() => undefined)
  }, [])
  const own = useHistoryState('openedCustomProduct')
  return (
    <Suspense>
      {open && <ProductDialog open={open} />}
      {own && <CustomProductDialog opened={own} />}
    </Suspense>
  )
}
