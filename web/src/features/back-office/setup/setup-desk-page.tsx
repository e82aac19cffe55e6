import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { ChecklistLine } from './checklist-line.tsx'
import { OpenSwitch } from './open-switch.tsx'
import { SamplePanel } from './sample-panel.tsx'
import { checklistQuery } from './setup-desk.api.ts'

/** The checklist of a new shop; it writes nothing but the switch and the sample. */
export function SetupDeskPage() {
  const { t } = useTranslation('setup-desk')
  const { data, error, refetch } = useQuery(checklistQuery)
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="setup" />} width={1100}>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rowHeight={72} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SectionFrame title={t('done', { done: data.lines.filter(({ state }) => state === 'done').length, all: data.lines.length })}>
            <Box component="ul" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}>
              {data.lines.map((line) => (
                <ChecklistLine key={line.name} line={line} />
              ))}
            </Box>
          </SectionFrame>
          <OpenSwitch isOpen={data.isOpen} isReady={data.lines.every(({ name, state }) => name === 'open' || state !== 'todo')} />
          <SamplePanel sample={data.sample} />
        </Box>
      )}
    </Page>
  )
}
