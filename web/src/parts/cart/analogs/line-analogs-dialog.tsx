import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { lineAnalogsQuery } from './analogs.api.ts'
import { OfferedProduct } from './offered-product.tsx'
import { useReplaceLines } from './use-replace-lines.ts'

/** Up to five analogs of a line; one press puts one in its place. */
export function LineAnalogsDialog({ line, onClose }: { line: CartLine; onClose: () => void }) {
  const { t } = useTranslation('cart-page')
  const number = useNumber()
  const { data: analogs, error, refetch } = useQuery(lineAnalogsQuery(line))
  const { mutate: replace, isPending, variables } = useReplaceLines()
  const chosenId = isPending ? variables[0]?.productId : null
  return (
    <AppDialog isOpen maxWidth="md" title={t('analogs.lineTitle')} onClose={onClose} isBusy={isPending}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('analogs.instead', { name: line.product.name, amount: number(line.amount), unit: line.product.unit.name })}
      </Typography>
      {!analogs && error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!analogs && !error && <OffersSkeleton />}
      {analogs?.length === 0 && <Typography sx={{ mt: 4 }}>{t('analogs.none')}</Typography>}
      {analogs && analogs.length > 0 && (
        <Box component="ul" aria-label={t('analogs.lineTitle')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {analogs.map((analog) => (
            <OfferedProduct
              key={analog.product.id}
              analog={analog}
              action={
                <Button
                  variant="contained"
                  size="small"
                  disabled={isPending}
                  loading={chosenId === analog.product.id}
                  aria-label={t('analogs.replaceBy', { name: analog.product.name })}
                  onClick={() => replace([{ id: line.id, productId: analog.product.id }], { onSuccess: onClose })}
                >
                  {t('analogs.replace')}
                </Button>
              }
            />
          ))}
        </Box>
      )}
    </AppDialog>
  )
}

const OffersSkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 3, mt: 3 }}>
    {[0, 1, 2].map((place) => (
      <Skeleton key={place} variant="rounded" height={96} />
    ))}
  </Box>
)
