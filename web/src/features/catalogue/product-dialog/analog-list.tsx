import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AnalogTerms } from '#parts/product/analog-terms.tsx'
import { Differences } from '#parts/product/differences.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { LinkedProduct, LinkedProducts } from './linked-product.tsx'
import { analogsQuery } from './product.api.ts'

/** Replacements of the product: the seller's choice first, each with its differences, price and day. */
export function AnalogList({ productId, isReadOnly }: { productId: number; isReadOnly: boolean }) {
  const { t } = useTranslation('product')
  const { data: analogs, error, refetch } = useQuery(analogsQuery(productId))
  if (!analogs && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!analogs) return <ListSkeleton />
  if (analogs.length === 0) return <Typography color="textSecondary">{t('dialog.none.analogs')}</Typography>
  return (
    <LinkedProducts label={t('dialog.tab.analogs')}>
      {analogs.map((analog) => (
        <LinkedProduct key={analog.product.id} product={analog.product} isReadOnly={isReadOnly}>
          <Box sx={{ display: 'grid', gap: 0.5, mt: 1 }}>
            <AnalogTerms analog={analog} />
            <Differences differences={analog.differences} />
          </Box>
        </LinkedProduct>
      ))}
    </LinkedProducts>
  )
}

const ListSkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 3 }}>
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} variant="rounded" height={96} />
    ))}
  </Box>
)
