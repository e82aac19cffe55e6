import Popover from '@mui/material/Popover'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'

const HitReasons = lazy(async () => ({ default: (await import('./hit-reasons.tsx')).HitReasons }))

type Props = { product: Pick<ProductCard, 'id' | 'name'>; params: CatalogueParams }

/** For the seller's staff: why a product stands at its place. Asked for when it is opened. */
export function WhyHere({ product, params }: Props) {
  const { t } = useTranslation('catalogue')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="stocks"
        aria-haspopup="dialog"
        aria-label={t('why.of', { name: product.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('why.button')}
      </button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { sx: { width: 340, maxWidth: 'calc(100vw - 24px)', p: 4 }, role: 'dialog', 'aria-label': t('why.title') } }}
        >
          <Suspense>
            <HitReasons id={product.id} params={params} />
          </Suspense>
        </Popover>
      )}
    </>
  )
}
