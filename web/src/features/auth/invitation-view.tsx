import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PapersNote } from './papers-note.tsx'

/** Until invitations land: the ordinary way in. */
export function InvitationView({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <Typography sx={{ mb: 4 }}>{t('invitation.text')}</Typography>
      <Button variant="contained" fullWidth onClick={onSignIn}>
        {t('signIn.submit')}
      </Button>
      <PapersNote />
    </>
  )
}
