import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useProductEvent } from '../use-view-events.ts'
import { ProductActions } from './product-actions.tsx'
import { type FoundAt, productQuery } from './product.api.ts'
import { ProductFrame, type NeighbourNavigation } from './product-frame.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductTrouble } from './product-trouble.tsx'
import type { ProductTab } from './product-tabs.tsx'
import { ProductView } from './product-view.tsx'

type Props = {
  id: number
  foundAt: FoundAt | null
  isReadOnly: boolean
  way: NeighbourNavigation
  tab: ProductTab
  onTab: (tab: ProductTab) => void
}

/** The old product stays, dimmed, until the next one is there. */
export function CatalogueProduct({ id, foundAt, isReadOnly, way, tab, onTab }: Props) {
  const { t } = useTranslation('product')
  const { data: product, error, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(productQuery(id, foundAt))
  useProductEvent(isPlaceholderData ? undefined : product)
  if (product)
    return (
      <ProductFrame
        {...way}
        title={product.name}
        isBusy={isPlaceholderData}
        actions={<ProductActions product={product} isReadOnly={isReadOnly} />}
      >
        <ProductView product={product} shownAt={dataUpdatedAt} isReadOnly={isReadOnly} tab={tab} onTab={onTab} />
      </ProductFrame>
    )
  return (
    <ProductFrame {...way} label={error ? t('dialog.trouble.label') : t('dialog.loading')}>
      {error ? (
        <ProductTrouble
          isMissing={error instanceof ApiError && error.status === 404}
          onRetry={() => void refetch()}
          onClose={way.onClose}
        />
      ) : (
        <ProductSkeleton />
      )}
    </ProductFrame>
  )
}
