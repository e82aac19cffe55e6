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
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { EntryRow } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { EntryCard } from './entry-card.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { stateTones, SumAndBudget } from './entry-marks.tsx'
import { useEntryActions } from './use-entry-actions.ts'

/** Needs nobody works with any more. */
export function ArchivedList({ rows, canEdit }: { rows: readonly EntryRow[]; canEdit: boolean }) {
  const { t } = useTranslation('purchasing')
  const isPhone = usePhone()
  const act = useEntryActions()
  if (isPhone)
    return (
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <EntryCard key={row.id} row={row} canEdit={canEdit} />
        ))}
      </Box>
    )
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('views.archive')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('table.name')}</TableCell>
            <TableCell>{t('table.object')}</TableCell>
            <TableCell>{t('table.needed')}</TableCell>
            <TableCell>{t('table.state')}</TableCell>
            <TableCell align="right">{t('table.sum')}</TableCell>
            <TableCell>{t('table.archived')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell sx={{ maxWidth: 420 }}>
                <Link component={Anchor} href={paths.purchasingEntry(row.id)} sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                  {row.name}
                </Link>
              </TableCell>
              <TableCell sx={{ maxWidth: 260, overflowWrap: 'anywhere' }}>{row.objectName}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(row.neededOn)}</TableCell>
              <TableCell>
                <ToneChip tone={stateTones[row.state]} label={t(`states.${row.state}`)} />
              </TableCell>
              <TableCell align="right">
                <SumAndBudget row={row} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(row.archivedAt ?? row.updatedAt)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 1 }}>
                {canEdit && (
                  <>
                    <Button size="small" onClick={() => act('restore', row)}>
                      {t('actions.restore')}
                    </Button>
                    <EntryMenu row={row} />
                  </>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
