import { useState } from 'react'
import type { OpenProduct } from '../catalogue.params.ts'
import { CustomProductView } from '../custom-products/custom-product-view.tsx'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { CatalogueProduct } from './catalogue-product.tsx'
import { ProductFrame } from './product-frame.tsx'
import type { ProductTab } from './product-tabs.tsx'
import { useNeighbours } from './use-neighbours.ts'
import { useIsReadOnly, useProductNavigation } from './use-product-navigation.ts'

type Props = {
  open: OpenProduct
  /** C-09: without buying, favourites and search. Also set by the address: `readonly=1`. */
  isReadOnly?: boolean
}

/** C-03: a product over the list, controlled by the address alone. */
export function ProductDialog({ open, isReadOnly = false }: Props) {
  const { params } = useCatalogueParams()
  const isReadOnlyByAddress = useIsReadOnly()
  const { step, close } = useProductNavigation()
  const { previous, next, place, foundAt } = useNeighbours(params, open)
  // Kept when stepping to the next product, so that features can be compared.
  const [tab, setTab] = useState<ProductTab>('features')
  const way = { previous, next, place, onStep: step, onClose: close }
  if (open.kind === 'custom')
    return (
      <ProductFrame {...way}>
        <CustomProductView id={open.id} isReadOnly={isReadOnly || isReadOnlyByAddress} onClose={close} />
      </ProductFrame>
    )
  return (
    <CatalogueProduct id={open.id} foundAt={foundAt} isReadOnly={isReadOnly || isReadOnlyByAddress} way={way} tab={tab} onTab={setTab} />
  )
}
