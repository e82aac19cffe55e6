import Typography from '@mui/material/Typography'
import { Trans } from '#i18n/trans.tsx'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type Contact, formatContact } from './contact.params.ts'
import { TextButton } from './text-button.tsx'

/** The address of the code, and a link to change it. The same text whether an account exists or not. */
export function SentTo({ contact, onChange }: { contact: Contact; onChange: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      <Trans
        t={t}
        i18nKey="code.sentTo"
        values={{ to: formatContact(contact) }}
        components={{
          to: <b />,
          change: <TextButton onClick={onChange} />,
        }}
      />
    </Typography>
  )
}
