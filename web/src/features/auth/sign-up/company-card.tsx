import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { SignUpCompany } from '@vitrina/contract/auth/sign-up'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = { company: SignUpCompany; onChange: () => void; onRemove: () => void }

/** The chosen company, to be recognised at a glance. */
export function CompanyCard({ company: { name, inn, kpp, address }, onChange, onRemove }: Props) {
  const { t } = useTranslation('auth')
  return (
    <Card component="section" aria-label={t('company.chosen')} sx={{ p: 4, overflow: 'visible' }}>
      <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[inn && t('company.inn', { inn }), kpp && t('company.kpp', { kpp })].filter(Boolean).join(' · ')}
      </Typography>
      {address && (
        <Typography variant="body2" color="textSecondary">
          {address}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2, mt: 2, ml: -2 }}>
        <Button size="small" onClick={onChange}>
          {t('company.another')}
        </Button>
        <Button size="small" color="inherit" onClick={onRemove}>
          {t('company.remove')}
        </Button>
      </Box>
    </Card>
  )
}
