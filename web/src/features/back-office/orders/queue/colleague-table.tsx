import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Button from '@mui/material/Button'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { WaitingTime } from '../waiting-time.tsx'
import { colleaguesQuery } from './queue.api.ts'

type Props = {
  /** Without it the table is only read. */
  onChoose?: (managerId: number) => void
}

/** Managers with their load; the ones who let buyers wait longer than the norm are marked in words. */
export function ColleagueTable({ onChoose }: Props) {
  const { t } = useTranslation('desk')
  const { data, error, refetch, dataUpdatedAt } = useQuery(colleaguesQuery)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={160} role="status" aria-label={t('colleagues.loading')} />
  if (data.items.length === 0) return <Box>{t('colleagues.none')}</Box>
  return (
    <>
      <Box sx={{ mb: 2, color: 'text.secondary', typography: 'body2' }}>{t('colleagues.norm', { count: data.normHours })}</Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('colleagues.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('colleagues.name')}</TableCell>
              <TableCell align="right">{t('colleagues.open')}</TableCell>
              <TableCell align="right">{t('colleagues.waiting')}</TableCell>
              <TableCell>{t('colleagues.oldest')}</TableCell>
              {onChoose && <TableCell component="td" />}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.items.map(({ id, name, openOrders, waiting, waitsSince, overdue, awayUntil, substitute }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {name}
                  {awayUntil && (
                    <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                      {t('colleagues.away', { date: formatDay(awayUntil), name: substitute ?? '' })}
                    </Box>
                  )}
                </TableCell>
                <TableCell align="right">{openOrders}</TableCell>
                <TableCell align="right">{waiting}</TableCell>
                <TableCell>
                  <WaitingTime since={waitsSince} now={dataUpdatedAt} />
                  {overdue > 0 && <Box sx={{ fontSize: 12, color: 'error.main' }}>{t('colleagues.overdue', { count: overdue })}</Box>}
                </TableCell>
                {onChoose && (
                  <TableCell align="right">
                    <Button size="small" onClick={() => onChoose(id)} aria-label={t('colleagues.chooseOf', { name })}>
                      {t('colleagues.choose')}
                    </Button>
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}
