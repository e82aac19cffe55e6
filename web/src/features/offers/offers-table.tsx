import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { OfferRow } from '@vitrina/contract/offers/offer-shapes'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { MarginMark } from './margin-light.tsx'
import { OfferStateChip } from './offer-state-chip.tsx'
import type { OfferList } from './offers.params.ts'
import { actionOfKey } from './row-actions.rules.ts'
import { RowMenu } from './row-menu.tsx'
import { useRowActions } from './use-row-actions.ts'

/** Up and down go from row to row. */
function moveByArrows(event: KeyboardEvent<HTMLTableRowElement>): void {
  const { key, currentTarget } = event
  const neighbour = key === 'ArrowDown' ? currentTarget.nextElementSibling : key === 'ArrowUp' ? currentTarget.previousElementSibling : null
  const link = neighbour?.querySelector<HTMLElement>('[data-row-link]')
  if (!link) return
  event.preventDefault()
  link.focus()
}

/** One dense row for each offer. */
export function OffersTable({ rows, list }: { rows: readonly OfferRow[]; list: OfferList }) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const act = useRowActions()
  const press = (event: KeyboardEvent<HTMLTableRowElement>, row: OfferRow) => {
    moveByArrows(event)
    const action = actionOfKey(event.key, row)
    if (!action) return
    event.preventDefault()
    act(action, row)
  }
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t(`lists.${list}`)}>
        <TableHead>
          <TableRow>
            <TableCell>{t('table.number')}</TableCell>
            <TableCell>{t('table.client')}</TableCell>
            <TableCell>{t('table.state')}</TableCell>
            <TableCell align="right">{t('table.sum')}</TableCell>
            <TableCell align="right">{t('table.margin')}</TableCell>
            <TableCell>{t('table.validUntil')}</TableCell>
            <TableCell>{t(list === 'archive' ? 'table.archived' : 'table.changed')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover onKeyDown={(event) => press(event, row)}>
              <TableCell sx={{ maxWidth: 420 }}>
                <Link component={Anchor} href={paths.offer(row.id)} data-row-link sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                  {row.number} {row.name}
                </Link>
                {row.unreadCount > 0 && <Badge badgeContent={row.unreadCount} color="error" sx={{ ml: 4 }} title={t('table.unread')} />}
              </TableCell>
              <TableCell sx={{ maxWidth: 260, overflowWrap: 'anywhere' }}>
                {row.clientName}
                {row.objectName && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{row.objectName}</Box>}
              </TableCell>
              <TableCell>
                <OfferStateChip state={row.state} />
                {row.state === 'viewed' && row.viewedAt && (
                  <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>{formatMoment(row.viewedAt)}</Box>
                )}
                {row.versionNo !== null && row.hasUnsentChanges && (
                  <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('table.unsent')}</Box>
                )}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {money(row.totals.total)}
              </TableCell>
              <TableCell align="right">
                <MarginMark margin={row.totals.margin} light={row.totals.light} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.validUntil ? formatDay(row.validUntil) : '—'}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatMoment(list === 'archive' ? (row.archivedAt ?? row.updatedAt) : row.updatedAt)}
              </TableCell>
              <TableCell align="right" sx={{ py: 1 }}>
                <RowMenu row={row} onAction={act} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
