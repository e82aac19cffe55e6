import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'

/** Lines that are not here today although something like them is. */
export function AnalogsBar({ count }: { count: number }) {
  const { t } = useTranslation('cart-page')
  const { open } = useHistoryStateSwitch()
  if (count === 0) return null
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" aria-haspopup="dialog" onClick={() => void open({ openedCartAnalogs: 'all' })}>
          {t('analogs.collect')}
        </Button>
      }
    >
      {t('analogs.summary', { count })}
    </Alert>
  )
}
