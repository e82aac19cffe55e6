import Button from '@mui/material/Button'
import { mdiTruckOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePrint } from './use-print.ts'
import { printRoute } from './warehouse.api.ts'

/** The driver's sheet for what has left on the chosen day. */
export function RouteSheetButton({ warehouseId, day }: { warehouseId: number; day: string }) {
  const { t } = useTranslation('stock-desk')
  const { print, isPending } = usePrint(() => printRoute({ warehouseId, day }))
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      startIcon={<Icon path={mdiTruckOutline} fontSize="small" />}
      onClick={print}
    >
      {t('work.print.route')}
    </Button>
  )
}
