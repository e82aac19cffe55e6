import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSite } from '#parts/site/use-site.ts'
import { PapersNote } from './papers-note.tsx'

/** Until sign-up lands: whom to ask for access. */
export function SignUpView({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('auth')
  const { phone, email } = useSite().config.contacts
  return (
    <>
      <Typography sx={{ mb: 3 }}>{t('signUp.text')}</Typography>
      {phone && (
        <Typography>
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        </Typography>
      )}
      {email && (
        <Typography>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
      )}
      <Typography sx={{ mt: 4, mb: 2 }}>{t('signUp.haveAccount')}</Typography>
      <Button variant="contained" size="large" fullWidth onClick={onSignIn}>
        {t('signIn.submit')}
      </Button>
      <PapersNote />
    </>
  )
}
