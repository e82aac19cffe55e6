import { styled } from '@mui/material/styles'
import { usePrefetchQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { queryClient } from '#api/query-client.ts'
import { useHistoryState } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { infoQuery } from '#parts/site/site.api.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { prefetchCatalogue, catalogueInfoQuery, filtersQuery, productListQuery } from './catalogue.api.ts'
import { readParams } from './catalogue.params.ts'
import { CataloguePanel } from './catalogue-panel.tsx'
import { ProductList } from './list/product-list.tsx'
import { fillPanel } from './fill-panel.ts'
import { paramsOfSearch, useCatalogueParams } from './use-catalogue-params.ts'
import { useOpenedProduct } from './use-open-product.ts'
import { usePanel } from './use-panel.ts'

const Content = styled('div')({ display: 'flex', width: '100%', maxWidth: 1600, marginInline: 'auto', flexGrow: 1 })

const ProductDialog = lazyChunk(() => import('./product-dialog/product-dialog.tsx'), 'ProductDialog')
const CustomProductsDialog = lazyChunk(() => import('./custom-products/custom-products-dialog.tsx'), 'CustomProductsDialog')
const CustomProductDialog = lazyChunk(() => import('./custom-products/custom-product-dialog.tsx'), 'CustomProductDialog')

/** Called when this chunk is loaded, before the frame is drawn: the list is fetched once the store is known, with the same query as the page. */
export function prefetchFirstList(): void {
  if (typeof window === 'undefined' || window.location.pathname !== paths.catalogue) return
  fillPanel(queryClient, paramsOfSearch(parseSearch(window.location.search)))
  queryClient
    .query(infoQuery)
    .then(() => {
      prefetchCatalogue(queryClient, readParams(parseSearch(window.location.search)))
      return queryClient.query(catalogueInfoQuery)
    })
    // The page fetches it again and shows the error.
    .catch(() => undefined)
}

export function CataloguePage() {
  const { params } = useCatalogueParams()
  // Fetched at once, not one after the other as the parts below need them.
  usePrefetchQuery(productListQuery(params))
  usePrefetchQuery(filtersQuery(params))
  const panel = usePanel()
  return (
    <>
      <Content>
        <CataloguePanel params={params} panel={panel} />
        <ProductList params={params} panel={panel} />
      </Content>
      <OpenedProduct />
    </>
  )
}

/** Apart, so that opening a product redraws nothing else; loaded after the list, before it is needed. */
function OpenedProduct() {
  const open = useOpenedProduct()
  useEffect(() => {
    // A failed chunk is loaded again, and reported, when a product is opened.
    ProductDialog.preload().catch(() => undefined)
  }, [])
  const own = useHistoryState('openedCustomProduct')
  const isListing = useHistoryState('openedCustomProducts') === true
  return (
    <Suspense>
      {open && <ProductDialog open={open} />}
      {isListing && <CustomProductsDialog />}
      {own && <CustomProductDialog opened={own} />}
    </Suspense>
  )
}
