import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite } from '#parts/site/use-site.ts'

/** Contacts for further questions; empty when the seller gave none. */
export function HelpContacts() {
  const { t } = useTranslation('help')
  const { contacts } = useSite().config
  if (!contacts.phone && !contacts.email) return null
  return (
    <Paper variant="outlined" component="aside" aria-label={t('contact.title')} sx={{ mt: 4, px: 4, py: 3, displayPrint: 'none' }}>
      <Typography sx={{ fontWeight: 500 }}>{t('contact.title')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('contact.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 1, mt: 2 }}>
        {contacts.phone && <Link href={`tel:${contacts.phone.replace(/[^+\d]/g, '')}`}>{contacts.phone}</Link>}
        {contacts.email && <Link href={`mailto:${contacts.email}`}>{contacts.email}</Link>}
        {contacts.hours && <Typography color="textSecondary">{contacts.hours}</Typography>}
      </Box>
    </Paper>
  )
}
