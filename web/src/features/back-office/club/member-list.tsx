import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { membersQuery } from './club-desk.api.ts'

/** A phone shows these under the name. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const

type Props = { q: string; page: number; addressOf: (changed: { page?: number; q?: string }) => string }

export function MemberList({ q, page, addressOf }: Props) {
  const { t } = useTranslation('club-desk')
  const number = useNumber()
  const { data, error, refetch } = useQuery(membersQuery(q, page))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <SearchForm
        texts={{ label: t('members.search'), placeholder: t('members.search'), find: t('members.find') }}
        q={q}
        maxLength={100}
        addressOf={(next) => addressOf({ q: next })}
      />
      {!data && <ListSkeleton rowHeight={44} />}
      {data?.items.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 4 }}>
          {t(q ? 'members.nothing' : 'members.none')}
        </Typography>
      )}
      {data && data.items.length > 0 && (
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label={t('tabs.members')}
          sx={{ mt: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        >
          <Table size="small" aria-label={t('tabs.members')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('members.name')}</TableCell>
                <TableCell sx={wide}>{t('members.card')}</TableCell>
                <TableCell sx={wide}>{t('members.level')}</TableCell>
                <TableCell align="right">{t('members.points')}</TableCell>
                <TableCell sx={wide}>{t('members.joined')}</TableCell>
                <TableCell sx={wide}>{t('members.state')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.items.map(({ id, company, person, cardNumber, level, available, joinedAt, state }) => (
                <TableRow key={id}>
                  <TableCell>
                    <Link component={Anchor} underline="always" href={deskPaths.clubMember(id)}>
                      {person ? `${person.name}, ${company.name}` : company.name}
                    </Link>
                    <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
                      {[cardNumber, level, state === 'suspended' && t('members.states.suspended')].filter(Boolean).join(' · ')}
                    </Typography>
                  </TableCell>
                  <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{cardNumber}</TableCell>
                  <TableCell sx={wide}>{level ?? '—'}</TableCell>
                  <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {number(available)}
                  </TableCell>
                  <TableCell sx={wide}>{formatDate(joinedAt)}</TableCell>
                  <TableCell sx={wide}>{t(`members.states.${state}`)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {data && <ListPages label={t('pages')} page={page} count={data.meta.pageCount} addressOf={(next) => addressOf({ page: next })} />}
    </>
  )
}
