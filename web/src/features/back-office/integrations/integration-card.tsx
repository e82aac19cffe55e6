import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { Integration } from '@vitrina/contract/setup/integrations'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { useCheckIntegration } from './integrations.api.ts'

const colors = { on: 'success', local: 'default', off: 'warning' } as const

export function IntegrationCard({ integration: { name, state, details, variables, canCheck } }: { integration: Integration }) {
  const { t } = useTranslation('integrations')
  const check = useCheckIntegration()
  const title = t(`names.${name}`)
  return (
    <SectionFrame title={title} actions={<Chip size="small" color={colors[state]} variant="outlined" label={t(`states.${state}`)} />}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`about.${name}.${state}`)}
      </Typography>
      {details.length > 0 && (
        <Typography variant="body2" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {details.join(' · ')}
        </Typography>
      )}
      {state !== 'on' && variables.length > 0 && (
        <Typography variant="body2" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {t('variables', { names: variables.join(', ') })}
        </Typography>
      )}
      {check.data && (
        <Alert severity={check.data.isOk ? 'success' : 'error'} sx={{ mt: 3, overflowWrap: 'anywhere' }}>
          {check.data.text}
        </Alert>
      )}
      {canCheck && (
        <Button
          variant="outlined"
          sx={{ mt: 3 }}
          loading={check.isPending}
          aria-label={t('checkNamed', { name: title })}
          onClick={() => check.mutate(name)}
        >
          {t('check')}
        </Button>
      )}
    </SectionFrame>
  )
}
