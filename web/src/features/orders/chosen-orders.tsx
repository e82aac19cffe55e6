import Button from '@mui/material/Button'
import { mdiTrayArrowDown } from '@mdi/js'
import { MAX_EXPORTED_ORDERS } from '@vitrina/contract/orders/orders.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import { SelectionBar } from '#ui/selection-bar.tsx'

/** K-02: one action for many orders, ten at most. */
export function ChosenOrders({ count, onClear }: { count: number; onClear: () => void }) {
  const { t } = useTranslation('orders')
  const { open } = useHistoryStateSwitch()
  const texts = {
    label: t('selection.label'),
    count: t('selection.count', { count, most: MAX_EXPORTED_ORDERS }),
    clear: t('selection.clear'),
  }
  return (
    <SelectionBar texts={texts} onClear={onClear}>
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon path={mdiTrayArrowDown} fontSize="small" />}
        onClick={() => void open({ openedOrderTool: 'export' })}
      >
        {t('selection.export')}
      </Button>
    </SelectionBar>
  )
}
