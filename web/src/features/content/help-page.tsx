import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { helpTopicsQuery } from './content.api.ts'
import { HelpContacts } from './help-contacts.tsx'
import { HelpGroups } from './help-groups.tsx'
import { HelpSearch } from './help-search.tsx'
import { TextSkeleton } from './text-skeleton.tsx'

export function HelpPage() {
  const { t } = useTranslation('help')
  const rawSearch = parseSearch(useLocation({ select: (location) => location.searchStr })).search
  const search = typeof rawSearch === 'string' ? rawSearch.trim() : ''
  const { data, error, refetch, isPlaceholderData } = useQuery(helpTopicsQuery(search))

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('title')} width={1120}>
      <HelpSearch search={search} />
      {!data && <TextSkeleton label={t('loading')} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {search && data.items.length > 0 && (
            <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 3 }}>
              {t('found', { count: data.items.length })}
            </Typography>
          )}
          <HelpGroups topics={data.items} />
          {data.items.length === 0 && (search ? <NothingFound search={search} /> : <NoTopics />)}
        </Box>
      )}
      <HelpContacts />
    </Page>
  )
}

function NothingFound({ search }: { search: string }) {
  const { t } = useTranslation('help')
  return (
    <Box role="status" sx={{ py: 8 }}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {t('nothing.title', { search })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {t('nothing.text')}
      </Typography>
      <Button variant="outlined" component={Anchor} href={paths.help}>
        {t('nothing.action')}
      </Button>
    </Box>
  )
}

function NoTopics() {
  const { t } = useTranslation('help')
  return (
    <Box role="status" sx={{ py: 8 }}>
      <Typography variant="h3" component="p">
        {t('empty.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t('empty.text')}
      </Typography>
    </Box>
  )
}
