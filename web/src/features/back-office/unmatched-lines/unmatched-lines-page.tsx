import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { mdiCheckAll } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { unmatchedStates } from '@vitrina/contract/list-import/unmatched-texts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { unmatchedQuery } from './unmatched-lines.api.ts'
import { readUnmatchedParams, type UnmatchedParams, unmatchedAddress } from './unmatched-lines.params.ts'
import { UnmatchedList } from './unmatched-list.tsx'

/** Lines of buyers' lists that nothing was found for: answered once, known to every list. */
export function UnmatchedLinesPage() {
  const { t } = useTranslation('unmatched-lines')
  const params = readUnmatchedParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const addressOf = (changed: Partial<UnmatchedParams>) => unmatchedAddress({ ...params, page: 1, ...changed })
  const { data, error, refetch, isPlaceholderData } = useQuery(unmatchedQuery(params))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="unmatched" />}>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 880 }}>
        {t('purpose')}
      </Typography>
      <QueueTabs
        label={t('tabs.label')}
        chosen={params.state}
        queues={unmatchedStates.map((state) => ({
          key: state,
          title: t(`tabs.${state}`),
          address: addressOf({ state }),
          count: data?.counts[state],
        }))}
      />
      <Box sx={{ display: 'flex', mb: 3 }}>
        <SearchForm
          texts={{ label: t('search'), placeholder: t('placeholder'), find: t('find') }}
          q={params.q}
          maxLength={100}
          addressOf={(q) => addressOf({ q })}
        />
      </Box>
      {!data && <ListSkeleton rowHeight={88} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length > 0 ? (
            <UnmatchedList label={t(`tabs.${params.state}`)} lines={data.items} />
          ) : (
            <ListEmpty
              icon={mdiCheckAll}
              texts={{ title: t(`empty.${params.state}`), text: t('empty.text'), action: t('empty.action') }}
              href={deskPaths.dictionary}
            />
          )}
          <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
        </Box>
      )}
    </Page>
  )
}
