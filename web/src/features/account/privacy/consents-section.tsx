import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { consentsQuery } from '../account.api.ts'
import { FormSection } from '../form-section.tsx'
import { LoadingForm } from '../loading-form.tsx'
import { ConsentRow } from './consent-row.tsx'

export function ConsentsSection() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useQuery(consentsQuery)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <FormSection title={t('consents.title')} text={t('consents.text')}>
      {!data && <LoadingForm rows={3} />}
      {data && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map((consent) => (
            <ConsentRow key={consent.kind} consent={consent} />
          ))}
        </Box>
      )}
    </FormSection>
  )
}
