import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingParts } from './settings-parts.ts'
import { partAddress, readPart } from './settings.params.ts'
import { settingsDeskQuery } from './settings.api.ts'

export function SettingsPage() {
  const { t } = useTranslation('settings')
  const search: Record<string, unknown> = useSearch({ strict: false })
  const part = readPart(search)
  const { data, error, refetch } = useQuery(settingsDeskQuery)
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="settings" />} width={1100}>
      <QueueTabs
        label={t('parts.label')}
        chosen={part?.name ?? ''}
        queues={settingParts.map(({ name }) => ({ key: name, title: t(`parts.${name}`), address: partAddress(name), count: undefined }))}
      />
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rowHeight={72} />}
      {data && part && (
        <SettingsForm
          key={`${part.name} ${data.version}`}
          part={part}
          version={data.version}
          settings={data.settings}
          onReload={() => void refetch()}
        />
      )}
    </Page>
  )
}
