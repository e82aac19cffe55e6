import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiFileExcelOutline } from '@mdi/js'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { showMessage } from '#ui/messages.ts'
import { Page } from '#ui/page.tsx'
import { saveLink } from '#ui/save-link.ts'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { EventList } from './event-list.tsx'
import { JournalFilters } from './journal-filters.tsx'
import { journalQuery, useExportJournal } from './journal.api.ts'
import { isJournalFiltered, readJournalParams } from './journal.params.ts'

/** Who changed what and when, the newest first. */
export function JournalPage() {
  const { t } = useTranslation('journal')
  const params = readJournalParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(journalQuery(params))
  const exported = useExportJournal()
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const events = data?.pages.flatMap(({ items }) => items) ?? []
  const save = () =>
    exported.mutate(params, {
      onSuccess: ({ path, rows, isCut }) => {
        saveLink(path)
        if (isCut) showMessage({ text: t('export.cut', { count: rows }) })
      },
    })
  return (
    <Page
      title={t('title')}
      nav={<BackOfficeNav open="journal" />}
      actions={
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiFileExcelOutline} />}
          loading={exported.isPending}
          disabled={events.length === 0}
          onClick={save}
        >
          {t('export.open')}
        </Button>
      }
    >
      <JournalFilters params={params} />
      {!data && <ListSkeleton rowHeight={56} />}
      {data && events.length === 0 && (
        <Typography color="textSecondary" role="status">
          {t(isJournalFiltered(params) ? 'nothing' : 'empty')}
        </Typography>
      )}
      {events.length > 0 && <EventList events={events} params={params} />}
      {hasNextPage && (
        <Box sx={{ mt: 4, textAlign: 'center' }}>
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </Box>
      )}
    </Page>
  )
}
