import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiSwapHorizontal } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'

/** Lines that are not here today although something like them is. */
export function AnalogsNote({ count }: { count: number }) {
  const { t } = useTranslation('cart-page')
  const { open } = useHistoryStateSwitch()
  if (count === 0) return null
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      title={t('analogs.summary', { count })}
      aria-label={t('analogs.collect')}
      startIcon={<Icon path={mdiSwapHorizontal} fontSize="small" />}
      onClick={() => void open({ openedCartAnalogs: 'all' })}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, whiteSpace: 'nowrap' }}>
        {t('analogs.collect')}
      </Box>
    </Button>
  )
}
