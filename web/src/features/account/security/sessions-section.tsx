import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { showMessage } from '#ui/messages.ts'
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../account.api.ts'
import { FormSection } from '../form-section.tsx'
import { LoadingForm } from '../loading-form.tsx'
import { SessionRow } from './session-row.tsx'

export function SessionsSection() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useQuery(sessionsQuery)
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const others = data?.items.filter(({ isCurrent }) => !isCurrent) ?? []
  const askEndOthers = () =>
    askConfirm({
      title: t('sessions.endOthersTitle'),
      text: t('sessions.endOthersText'),
      confirm: t('sessions.endOthers'),
      isDangerous: true,
      run: async () => {
        const { ended } = await endOthers.mutateAsync(undefined)
        showMessage({ text: t('sessions.ended', { count: ended }), kind: 'success' })
      },
    })
  return (
    <FormSection
      title={t('sessions.title')}
      text={t('sessions.text')}
      actions={
        others.length > 0 && (
          <Button size="small" variant="outlined" color="error" onClick={askEndOthers}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {!data && <LoadingForm rows={2} />}
      {data && (
        <Box component="ul" aria-label={t('sessions.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isPending={end.isPending && end.variables === session.id}
              onEnd={() =>
                end.mutate(session.id, { onSuccess: () => showMessage({ text: t('sessions.ended', { count: 1 }), kind: 'success' }) })
              }
            />
          ))}
        </Box>
      )}
    </FormSection>
  )
}
