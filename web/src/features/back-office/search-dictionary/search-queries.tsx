import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiMagnify } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SearchQueryShow } from '@vitrina/contract/catalogue/search-queries'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { searchQueriesQuery } from './search-dictionary.api.ts'
import type { DictionaryParams } from './search-dictionary.params.ts'
import { SearchQueryList } from './search-query-list.tsx'
import { WordDialog } from './word-dialog.tsx'

const PERIODS = [1, 7, 30, 90, 180]

type Props = { show: SearchQueryShow; params: DictionaryParams; addressOf: (changed: Partial<DictionaryParams>) => string }

/** Queries of buyers that found nothing: candidates for the dictionary. */
export function SearchQueries({ show, params, addressOf }: Props) {
  const { t } = useTranslation('search-dictionary')
  const navigate = useNavigate()
  const { data, error, refetch, isPlaceholderData } = useQuery(searchQueriesQuery({ ...params, show }))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <TextField
        select
        size="small"
        label={t('period.label')}
        value={params.days}
        onChange={({ target }) => void navigate({ href: addressOf({ days: Number(target.value) }) })}
        sx={{ mb: 3, minWidth: 180 }}
      >
        {[...new Set([...PERIODS, params.days])].map((days) => (
          <MenuItem key={days} value={days}>
            {t('period.days', { count: days })}
          </MenuItem>
        ))}
      </TextField>
      {!data && <ListSkeleton rowHeight={48} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length > 0 ? (
            <>
              <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
                {t('queries.found', { count: data.meta.totalCount })}
              </Typography>
              <SearchQueryList queries={data.items} wordAddress={(q) => addressOf({ show: 'all', q })} />
            </>
          ) : (
            <ListEmpty
              icon={mdiMagnify}
              texts={{ title: t(`queries.empty.${show}`), text: t('queries.empty.text'), action: t('empty.action') }}
              href={addressOf({ show: 'all' })}
            />
          )}
          <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
        </Box>
      )}
      <WordDialog words={[]} />
    </>
  )
}
