import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiPackageVariantClosed, mdiPrinterOutline, mdiTagOutline } from '@mdi/js'
import type { Answer } from '@vitrina/contract/endpoint'
import type { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'
import { BoxesDialog } from './boxes-dialog.tsx'
import { usePrint } from './use-print.ts'
import { printLabels, printPicking } from './warehouse.api.ts'
import type { PickingParams } from './warehouse.params.ts'

type PickedOrder = Answer<typeof warehouseApi.picking>['orders'][number]

/** Orders of the walk: the boxes they leave in, labels and the list on paper. */
export function PickedOrders({ orders, params }: { orders: readonly PickedOrder[]; params: PickingParams }) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const [packed, setPacked] = useState(0)
  const chosen = { warehouseId: params.warehouse, orderIds: params.orders }
  const labels = usePrint(() => printLabels(chosen))
  const sheet = usePrint(() => printPicking(chosen))
  const order = orders.find(({ id }) => id === packed)
  return (
    <Box component="section" aria-label={t('work.boxes.section')} sx={{ display: 'grid', gap: 2 }}>
      {orders.map(({ id, number: orderNumber, company, boxes }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ flex: '1 1 200px' }}>
            <b>{orderNumber}</b> {company}
            {boxes.length > 0 && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' · '}
                {t('work.boxes.packed', { count: boxes.length, weight: number(boxes.reduce((sum, grams) => sum + grams, 0) / 1000) })}
              </Box>
            )}
          </Typography>
          <Button
            size="small"
            color="inherit"
            startIcon={<Icon path={mdiPackageVariantClosed} fontSize="small" />}
            aria-label={t('work.boxes.openNamed', { number: orderNumber })}
            onClick={() => setPacked(id)}
          >
            {t('work.boxes.open')}
          </Button>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="outlined"
          loading={sheet.isPending}
          startIcon={<Icon path={mdiPrinterOutline} fontSize="small" />}
          onClick={sheet.print}
        >
          {t('work.print.sheet')}
        </Button>
        <Button
          variant="outlined"
          loading={labels.isPending}
          startIcon={<Icon path={mdiTagOutline} fontSize="small" />}
          onClick={labels.print}
        >
          {t('work.print.labels')}
        </Button>
      </Box>
      {order && <BoxesDialog order={order} warehouseId={params.warehouse} onClose={() => setPacked(0)} />}
    </Box>
  )
}
