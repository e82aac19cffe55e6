import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { SearchQueryGroup } from '@vitrina/contract/catalogue/search-queries'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Anchor } from '#ui/anchor.tsx'
import { searchAddress } from './search-dictionary.params.ts'

const small = { fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' } as const

type Props = { queries: readonly SearchQueryGroup[]; wordAddress: (says: string) => string }

/** A dense table on a wide screen, cards elsewhere. */
export function SearchQueryList(props: Props) {
  const isWide = useMediaQuery('(min-width:900px)', { noSsr: true })
  return isWide ? <QueryTable {...props} /> : <QueryCards {...props} />
}

function QueryTable({ queries, wordAddress }: Props) {
  const { t } = useTranslation('search-dictionary')
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('queries.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('queries.text')}</TableCell>
            <TableCell>{t('queries.understood')}</TableCell>
            <TableCell align="right">{t('queries.total')}</TableCell>
            <TableCell align="right">{t('queries.searches')}</TableCell>
            <TableCell align="right">{t('queries.viewers')}</TableCell>
            <TableCell>{t('queries.last')}</TableCell>
            <TableCell align="right">{t('queries.dictionary')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {queries.map((query) => (
            <TableRow key={query.text} hover>
              <TableCell>
                <Text query={query} />
              </TableCell>
              <TableCell sx={small}>{query.understood || '—'}</TableCell>
              <TableCell align="right">{query.totalCount}</TableCell>
              <TableCell align="right">{query.searchCount}</TableCell>
              <TableCell align="right">{query.viewerCount}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(query.lastAt)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <Add query={query} wordAddress={wordAddress} /> <Pin query={query} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function QueryCards({ queries, wordAddress }: Props) {
  const { t } = useTranslation('search-dictionary')
  return (
    <Box component="ul" aria-label={t('queries.title')} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {queries.map((query) => (
        <Paper key={query.text} component="li" variant="outlined" sx={{ p: 3, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Text query={query} />
          <Box sx={small}>
            {t('queries.counts', { searches: query.searchCount, viewers: query.viewerCount, total: query.totalCount })}
            {' · '}
            {formatMoment(query.lastAt)}
          </Box>
          {query.understood && <Box sx={small}>{t('queries.as', { what: query.understood })}</Box>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Add query={query} wordAddress={wordAddress} />
            <Pin query={query} />
          </Box>
        </Paper>
      ))}
    </Box>
  )
}

/** The way to see what the buyer saw; there each product says why it stands where it does. */
const Text = ({ query: { text } }: { query: SearchQueryGroup }) => (
  <Link component={Anchor} href={searchAddress(text)} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
    {text}
  </Link>
)

/** A pin moves what is found and adds nothing, so it is offered where something was found. */
function Pin({ query: { text, totalCount } }: { query: SearchQueryGroup }) {
  const { t } = useTranslation('search-dictionary')
  if (totalCount === 0) return null
  return (
    <Button
      size="small"
      component={Anchor}
      href={`${deskPaths.ranking}?${new URLSearchParams({ phrase: text })}`}
      aria-label={t('queries.pinFor', { says: text })}
    >
      {t('queries.pin')}
    </Button>
  )
}

function Add({ query: { text, isInDictionary }, wordAddress }: { query: SearchQueryGroup; wordAddress: Props['wordAddress'] }) {
  const { t } = useTranslation('search-dictionary')
  const { open } = useHistoryStateSwitch()
  if (isInDictionary)
    return (
      <Button size="small" component={Anchor} href={wordAddress(text)} aria-label={t('queries.showWord', { says: text })}>
        {t('queries.show')}
      </Button>
    )
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t('queries.addWord', { says: text })}
      onClick={() => void open({ openedDictionaryWord: { says: text } })}
    >
      {t('queries.add')}
    </Button>
  )
}
