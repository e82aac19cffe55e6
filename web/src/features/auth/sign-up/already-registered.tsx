import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useDraft } from '#ui/drafts.ts'
import { emptySignIn } from '../sign-in.params.ts'
import { startOver } from './sign-up.store.ts'

/** the code has proved who owns the address, so it is safe to say that it has an account. */
export function AlreadyRegistered({ login, onSignIn }: { login: string; onSignIn: () => void }) {
  const { t } = useTranslation('auth')
  const draft = useDraft('sign-in', emptySignIn)
  const go = () => {
    draft.saveDraft({ ...emptySignIn, login })
    startOver()
    onSignIn()
  }
  return (
    <>
      <Alert severity="info" sx={{ mb: 4 }}>
        {t('signUp.already')}
      </Alert>
      <Typography sx={{ mb: 4, overflowWrap: 'anywhere' }}>{t('signUp.alreadyText', { login })}</Typography>
      <Button variant="contained" size="large" fullWidth autoFocus onClick={go}>
        {t('signIn.submit')}
      </Button>
    </>
  )
}
