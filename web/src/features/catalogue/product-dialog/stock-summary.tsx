import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiCheckCircleOutline, mdiClockOutline, mdiTruckOutline } from '@mdi/js'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { StockView } from '#parts/product/stock-view.tsx'
import { DestinationButton } from '#parts/promise/destination-button.tsx'
import { PromiseView } from '#parts/promise/promise-view.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'
import { useCatalogueSettings } from '../catalogue-settings.ts'

type Props = { product: ProductDetails; amount: number; onAll: () => void }

/** When the amount is with the buyer; then, C-18, total stock and the nearest warehouses, the others on request. */
export function StockSummary({ product, amount, onAll }: Props) {
  const { t } = useTranslation('product')
  const number = useNumber()
  const { shownStocks } = useCatalogueSettings()
  const { stocks, stockTotal, stockCount, unit } = product
  const isComing = stocks.some(({ arrival }) => arrival)
  const state = stockTotal > 0 ? 'here' : isComing ? 'coming' : 'none'
  const look = {
    here: { icon: mdiCheckCircleOutline, color: 'success.main' },
    coming: { icon: mdiTruckOutline, color: 'warning.main' },
    none: { icon: mdiClockOutline, color: 'text.secondary' },
  }[state]
  return (
    <Box
      component="section"
      aria-label={t('dialog.stock.title')}
      sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider', minHeight: 156 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'start',
          justifyContent: 'space-between',
          columnGap: 3,
          mb: 2,
          '& .day': { fontSize: 16 },
        }}
      >
        <PromiseView steps={product.promise} amount={amount} unit={unit} />
        <DestinationButton size="small" sx={{ maxWidth: 1, mt: -0.5, color: 'text.secondary' }} />
      </Box>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 500, color: look.color }}>
        <Icon path={look.icon} fontSize="small" />
        {t(`dialog.stock.${state}`, { amount: number(stockTotal), unit: unit.name })}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2, mt: 2 }}>
        {stocks.slice(0, shownStocks).map((stock) => (
          <StockView key={stock.warehouse.id} stock={stock} unit={unit} />
        ))}
      </Box>
      {stockCount > shownStocks && (
        <Link component="button" type="button" data-screen-only onClick={onAll} sx={{ mt: 1.5, fontSize: 13 }}>
          {t('dialog.stock.all', { count: stockCount })}
        </Link>
      )}
    </Box>
  )
}
