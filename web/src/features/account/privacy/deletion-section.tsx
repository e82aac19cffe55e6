import Button from '@mui/material/Button'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { FormSection } from '../form-section.tsx'

export function DeletionSection() {
  const { t } = useTranslation('account')
  const { open } = useHistoryStateSwitch()
  return (
    <FormSection title={t('deletion.title')} text={t('deletion.text')}>
      <Button variant="outlined" color="error" onClick={() => void open({ openedAccountTool: { kind: 'deletion' } })}>
        {t('deletion.open')}
      </Button>
    </FormSection>
  )
}
