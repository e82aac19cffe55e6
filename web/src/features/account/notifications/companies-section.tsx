import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { NotificationChoice, NotificationSettings } from '@vitrina/contract/account/notification-settings'
import { useTranslation } from '#i18n/use-translation.tsx'
import { FormSection } from '../form-section.tsx'

type Props = {
  companies: NotificationChoice['companies']
  settings: NotificationSettings
  onChange: (settings: NotificationSettings) => void
}

/** The companies to be notified about; with all ticked also those joined later. */
export function CompaniesSection({ companies, settings, onChange }: Props) {
  const { t } = useTranslation('account')
  const chosen = settings.companies === 'all' ? companies.map(({ id }) => id) : settings.companies
  const toggle = (id: number, isOn: boolean) => {
    const next = companies.map((company) => company.id).filter((own) => (own === id ? isOn : chosen.includes(own)))
    onChange({ ...settings, companies: next.length === companies.length ? 'all' : next })
  }
  return (
    <FormSection title={t('notifications.companies')} text={t('notifications.companiesText')}>
      <Box sx={{ display: 'grid', overflowWrap: 'anywhere' }}>
        {companies.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox size="small" checked={chosen.includes(id)} onChange={(_, checked) => toggle(id, checked)} />}
            label={name}
          />
        ))}
      </Box>
    </FormSection>
  )
}
