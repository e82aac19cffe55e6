import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'

/** Saved filters need an account. The sign-in replaces this dialog. */
export function SignInFirst({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('filters')
  const { open } = useHistoryStateSwitch()
  return (
    <AppDialog
      isOpen
      isSmall
      title={t('saved.title')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={() => void open({ openedSavedFilters: undefined, openedAuth: 'signin' }, { replace: true })}>
          {t('saved.signIn')}
        </Button>
      }
    >
      <Typography color="textSecondary">{t('saved.signInText')}</Typography>
    </AppDialog>
  )
}
