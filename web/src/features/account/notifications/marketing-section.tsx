import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { useSetMarketing } from '../account.api.ts'
import { FormSection } from '../form-section.tsx'

/** The consent takes effect at once, without the save button. */
export function MarketingSection({ isGiven }: { isGiven: boolean }) {
  const { t } = useTranslation('account')
  const set = useSetMarketing()
  return (
    <FormSection title={t('marketing.title')} text={t('marketing.text')}>
      <FormControlLabel
        control={
          <Switch
            checked={set.isPending ? set.variables : isGiven}
            disabled={set.isPending}
            onChange={(_, checked) =>
              set.mutate(checked, {
                onSuccess: () => showMessage({ text: t(checked ? 'marketing.given' : 'marketing.withdrawn'), kind: 'success' }),
              })
            }
          />
        }
        label={t('marketing.agree')}
      />
    </FormSection>
  )
}
