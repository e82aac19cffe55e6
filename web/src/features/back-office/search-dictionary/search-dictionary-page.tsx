import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiPlus } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { dictionaryShows } from '@vitrina/contract/catalogue/search-dictionary'
import { searchQueryShows } from '@vitrina/contract/catalogue/search-queries'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { parseSearch } from '#lib/search-string.ts'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { wordsQuery } from './search-dictionary.api.ts'
import { type DictionaryParams, dictionaryAddress, readDictionaryParams } from './search-dictionary.params.ts'
import { SearchQueries } from './search-queries.tsx'
import { Words } from './words.tsx'

/** The words of the trade that the search understands, and the searches it did not. */
export function SearchDictionaryPage() {
  const { t } = useTranslation('search-dictionary')
  const { open } = useHistoryStateSwitch()
  const params = readDictionaryParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const addressOf = (changed: Partial<DictionaryParams>) => dictionaryAddress({ ...params, page: 1, ...changed })
  const { data } = useQuery(wordsQuery({ show: 'all', page: 1, q: params.q }))
  const shownQueries = searchQueryShows.find((show) => show === params.show)
  const shownWords = dictionaryShows.find((show) => show === params.show) ?? 'all'
  return (
    <Page
      title={t('title')}
      nav={<BackOfficeNav open="dictionary" />}
      actions={
        <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => void open({ openedDictionaryWord: { says: '' } })}>
          {t('add')}
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 880 }}>
        {t(shownQueries ? `purpose.${shownQueries}` : 'purpose.words')}
      </Typography>
      <QueueTabs
        label={t('tabs.label')}
        chosen={params.show}
        queues={[
          ...dictionaryShows.map((show) => ({
            key: show,
            title: t(`tabs.${show}`),
            address: addressOf({ show }),
            // Told below the search field, and too many for a tab.
            count: show === 'all' ? undefined : data?.counts[show],
          })),
          ...searchQueryShows.map((show) => ({
            key: show,
            title: t(`tabs.${show}`),
            address: addressOf({ show, q: '' }),
            count: undefined,
          })),
        ]}
      />
      {shownQueries ? (
        <SearchQueries show={shownQueries} params={params} addressOf={addressOf} />
      ) : (
        <Words show={shownWords} params={params} addressOf={addressOf} />
      )}
    </Page>
  )
}
