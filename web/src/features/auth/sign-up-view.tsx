import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Trans, useTranslation } from 'react-i18next'
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
      <Typography sx={{ mt: 4 }}>
        <Trans
          t={t}
          i18nKey="signUp.toSignIn"
          components={{
            signIn: <Link component="button" type="button" onClick={onSignIn} sx={{ font: 'inherit', verticalAlign: 'baseline' }} />,
          }}
        />
      </Typography>
      <PapersNote />
    </>
  )
}
