import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { entryKinds } from '@vitrina/contract/content/content-entries'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { entriesQuery } from './content-desk.api.ts'
import { entryAddress, kindAddress, readKind } from './content.params.ts'
import { EntryList } from './entry-list.tsx'

/** Everything the seller writes for buyers. */
export function ContentDeskPage() {
  const { t } = useTranslation('content-desk')
  const kind = readKind(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch } = useQuery(entriesQuery(kind))
  return (
    <Page title={t('title')} width={1200} nav={<BackOfficeNav open="content" />}>
      <QueueTabs
        label={t('tabs.label')}
        chosen={kind}
        queues={entryKinds.map((key) => ({ key, title: t(`tabs.${key}`), address: kindAddress(key), count: undefined }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 4 }}>
        <Button variant="contained" component={Anchor} href={entryAddress(kind, 'new')}>
          {t(`add.${kind}`)}
        </Button>
        <Typography color="textSecondary" sx={{ flex: '1 1 300px' }}>
          {t(`about.${kind}`)}
        </Typography>
      </Box>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rowHeight={56} />}
      {data?.items.length === 0 && <Typography color="textSecondary">{t('list.empty')}</Typography>}
      {data && data.items.length > 0 && <EntryList label={t(`tabs.${kind}`)} rows={data.items} />}
    </Page>
  )
}
