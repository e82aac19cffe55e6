import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { IntegrationCard } from './integration-card.tsx'
import { integrationsQuery } from './integrations.api.ts'

/** Outside services: whether they are configured, and a button that really tries. */
export function IntegrationsPage() {
  const { t } = useTranslation('integrations')
  const { data, error, refetch } = useQuery(integrationsQuery)
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="integrations" />} width={1100}>
      <Typography sx={{ mb: 4, color: 'text.secondary', maxWidth: 720 }}>{t('text')}</Typography>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rowHeight={120} />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {data.items.map((integration) => (
            <IntegrationCard key={integration.name} integration={integration} />
          ))}
        </Box>
      )}
    </Page>
  )
}
