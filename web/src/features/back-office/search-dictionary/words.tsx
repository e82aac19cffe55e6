import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { mdiBookOpenVariantOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { DictionaryShow } from '@vitrina/contract/catalogue/search-dictionary'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { wordsQuery } from './search-dictionary.api.ts'
import type { DictionaryParams } from './search-dictionary.params.ts'
import { WordDialog } from './word-dialog.tsx'
import { WordList } from './word-list.tsx'

type Props = { show: DictionaryShow; params: DictionaryParams; addressOf: (changed: Partial<DictionaryParams>) => string }

/** The entries of the dictionary. */
export function Words({ show, params, addressOf }: Props) {
  const { t } = useTranslation('search-dictionary')
  const { data, error, refetch, isPlaceholderData } = useQuery(wordsQuery({ ...params, show }))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Box sx={{ display: 'flex', mb: 3 }}>
        <SearchForm
          texts={{ label: t('search.label'), placeholder: t('search.placeholder'), find: t('search.find') }}
          q={params.q}
          maxLength={100}
          addressOf={(q) => addressOf({ q })}
        />
      </Box>
      {!data && <ListSkeleton rowHeight={48} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length > 0 ? (
            <>
              <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
                {t('found', { count: data.meta.totalCount })}
              </Typography>
              <WordList words={data.items} />
            </>
          ) : (
            <ListEmpty
              icon={mdiBookOpenVariantOutline}
              texts={{ title: t('empty.title'), text: t(params.q ? 'empty.filtered' : `empty.${show}`), action: t('empty.action') }}
              href={addressOf({ q: '', show: 'all' })}
            />
          )}
          <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
        </Box>
      )}
      <WordDialog words={data?.items ?? []} />
    </>
  )
}
