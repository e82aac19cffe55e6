import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiTrayArrowDown } from '@mdi/js'
import { MAX_EXPORTED_ORDERS } from '@vitrina/contract/orders.rules'
import { useTranslation } from 'react-i18next'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'

/** K-02: one thing is done to many, ten at most. */
export function SelectionBar({ count, onClear }: { count: number; onClear: () => void }) {
  const { t } = useTranslation('orders')
  const { open } = useHistoryStateSwitch()
  return (
    <Paper
      elevation={4}
      role="region"
      aria-label={t('selection.label')}
      sx={{
        position: 'sticky',
        // Over the tabs of a phone.
        bottom: { xs: 64, sm: 12 },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mt: 4,
        px: 4,
        py: 2,
        // Room for the support button.
        mr: { xs: 14, lg: 20 },
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status">
        {t('selection.count', { count, most: MAX_EXPORTED_ORDERS })}
      </Typography>
      <Button
        size="small"
        variant="contained"
        startIcon={<Icon path={mdiTrayArrowDown} fontSize="small" />}
        onClick={() => void open({ openedOrderTool: 'export' })}
      >
        {t('selection.export')}
      </Button>
      <Button size="small" color="inherit" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </Paper>
  )
}
