import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { AnalogTerms } from '#parts/product/analog-terms.tsx'
import { Differences } from '#parts/product/differences.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { lineAnalogsQuery } from './order-change.api.ts'

type Chosen = { productId: number; article: string; name: string }
type Props = { orderId: number; item: OrderItem; onChoose: (chosen: Chosen) => void; onClose: () => void }

/** Replacements of a line with their differences, at the customer's prices. */
export function AnalogsDialog({ orderId, item, onChoose, onClose }: Props) {
  const { t } = useTranslation('desk')
  const money = useMoney()
  const { data, error, refetch } = useQuery(lineAnalogsQuery(orderId, item.id))
  return (
    <AppDialog isOpen maxWidth="md" title={t('analogs.title', { article: item.article })} onClose={onClose}>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rowHeight={72} />}
      {data?.items.length === 0 && <Typography color="textSecondary">{t('analogs.none')}</Typography>}
      {data && data.items.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {data.items.map((analog) => (
            <Box component="li" key={analog.product.id} sx={{ py: 2, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
              <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere', display: 'grid', gap: 0.5 }}>
                <span>{analog.product.name}</span>
                <Typography variant="body2" color="textSecondary">
                  {analog.product.article}
                </Typography>
                <AnalogTerms analog={analog} />
                <Differences differences={analog.differences} />
              </Box>
              <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {analog.product.price ? money(analog.product.price.value) : t('differences.noPrice')}
              </Box>
              <Button
                variant="outlined"
                aria-label={t('analogs.chooseNamed', { name: analog.product.name })}
                onClick={() => onChoose({ productId: analog.product.id, article: analog.product.article, name: analog.product.name })}
              >
                {t('analogs.choose')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </AppDialog>
  )
}
