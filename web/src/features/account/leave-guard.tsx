import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'

/** Asks before unsaved input is lost. A dialog over the same page does not count as leaving. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('account')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <AppDialog
      isOpen
      isSmall
      title={t('leave.title')}
      onClose={blocker.reset}
      actions={
        <>
          <Button color="inherit" onClick={blocker.proceed}>
            {t('leave.leave')}
          </Button>
          <Button variant="contained" autoFocus onClick={blocker.reset}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{t('leave.text')}</Typography>
    </AppDialog>
  )
}
