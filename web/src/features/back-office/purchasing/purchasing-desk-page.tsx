import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { purchasingDeskApi } from '@vitrina/contract/purchasing/purchasing-desk'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { listAddress, pageOf, textOf } from '#lib/list-params.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'

const MAX_KEYWORD = 120

const deskQuery = (keyword: string, page: number) =>
  queryOptions({
    queryKey: ['back-office', 'purchasing', keyword, page],
    queryFn: ({ signal }) => call(purchasingDeskApi.list, { query: { keyword, page } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Needs of the manager's companies, the soonest first: a work queue of whom to help before the day comes. */
export function PurchasingDeskPage() {
  const { t } = useTranslation('purchasing')
  const money = useMoney()
  const search = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const q = textOf(search.q).slice(0, MAX_KEYWORD)
  const page = pageOf(search.page)
  const { data, error, refetch } = useQuery(deskQuery(q, page))
  const addressOf = (changed: { q?: string; page?: number }) => listAddress(deskPaths.purchasing, { q, page: 1, ...changed })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('desk.title')} nav={<BackOfficeNav open="purchasing" />}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <SearchForm
          texts={{ label: t('search.label'), placeholder: t('search.placeholder'), find: t('search.find') }}
          q={q}
          maxLength={MAX_KEYWORD}
          addressOf={(next) => addressOf({ q: next })}
        />
      </Box>
      {!data && <ListSkeleton rowHeight={44} />}
      {data?.items.length === 0 && <Typography color="textSecondary">{t('desk.none')}</Typography>}
      {data && data.items.length > 0 && (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label={t('desk.title')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('table.needed')}</TableCell>
                <TableCell>{t('desk.company')}</TableCell>
                <TableCell>{t('table.name')}</TableCell>
                <TableCell>{t('table.state')}</TableCell>
                <TableCell align="right">{t('lines.short')}</TableCell>
                <TableCell align="right">{t('lines.filters.late')}</TableCell>
                <TableCell align="right">{t('head.ordered')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.items.map(({ id, neededOn, company, name, objectName, state, figures }) => (
                <TableRow key={id} hover>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(neededOn)}</TableCell>
                  <TableCell>
                    <Link component={Anchor} href={`${deskPaths.orders}?companyId=${company.id}`}>
                      {company.name}
                    </Link>
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {name}
                    {objectName && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{objectName}</Box>}
                  </TableCell>
                  <TableCell>{t(`states.${state}`)}</TableCell>
                  <TableCell align="right">{`${figures.shortCount} / ${figures.lineCount}`}</TableCell>
                  <TableCell align="right" sx={{ ...(figures.lateCount > 0 && { color: 'error.main', fontWeight: 600 }) }}>
                    {figures.lateCount || '—'}
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {money(figures.orderedSum)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {data && <ListPages label={t('pages')} page={page} count={data.meta.pageCount} addressOf={(next) => addressOf({ page: next })} />}
    </Page>
  )
}
