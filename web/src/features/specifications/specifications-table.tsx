import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { MAX_EXPORTED_SPECIFICATIONS, type SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { actionOfKey } from './row-actions.rules.ts'
import { RowMenu } from './row-menu.tsx'
import type { SpecificationListProps } from './specification-list-props.ts'
import { useRowActions } from './use-row-actions.ts'
import { VisibilityMark } from './visibility-mark.tsx'

const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-row-link]')

/** Up and down go from row to row. */
function moveByArrows(event: KeyboardEvent<HTMLTableRowElement>): void {
  const neighbour =
    event.key === 'ArrowDown'
      ? event.currentTarget.nextElementSibling
      : event.key === 'ArrowUp' && event.currentTarget.previousElementSibling
  const link = neighbour && linkOf(neighbour)
  if (!link) return
  event.preventDefault()
  link.focus()
}

/** One dense row for each specification. */
export function SpecificationsTable({ rows, list, chosen, onChoose, onTool }: SpecificationListProps) {
  const { t } = useTranslation('specifications')
  const number = useNumber()
  const act = useRowActions(onTool)
  const hasOwner = list === 'company'
  const hasVisibility = list === 'mine' || list === 'company'
  const press = (event: KeyboardEvent<HTMLTableRowElement>, row: SpecificationRow) => {
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
            <TableCell component="td" padding="checkbox" />
            <TableCell>{t('table.name')}</TableCell>
            <TableCell>{t('table.object')}</TableCell>
            <TableCell align="right">{t('table.lines')}</TableCell>
            <TableCell align="right">{t('table.raw')}</TableCell>
            {hasOwner && <TableCell>{t('table.owner')}</TableCell>}
            <TableCell>{t(list === 'archive' ? 'table.archived' : 'table.changed')}</TableCell>
            {hasVisibility && <TableCell>{t('table.visibility')}</TableCell>}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover selected={chosen.has(row.id)} onKeyDown={(event) => press(event, row)}>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={chosen.has(row.id)}
                  disabled={!chosen.has(row.id) && chosen.size >= MAX_EXPORTED_SPECIFICATIONS}
                  onChange={(_, isOn) => onChoose(row, isOn)}
                  slotProps={{ input: { 'aria-label': t('table.selectOf', { name: row.name }) } }}
                />
              </TableCell>
              <TableCell sx={{ maxWidth: 480 }}>
                <Link
                  component={Anchor}
                  href={paths.specification(row.id)}
                  data-row-link
                  sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
                >
                  {row.name}
                </Link>
                {row.code && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t('table.code', { code: row.code })}</Box>}
              </TableCell>
              <TableCell sx={{ maxWidth: 280, overflowWrap: 'anywhere' }}>{row.objectName}</TableCell>
              <TableCell align="right">{number(row.lineCount)}</TableCell>
              <TableCell align="right" sx={{ color: row.rawCount > 0 ? 'warning.main' : 'text.secondary' }}>
                {row.rawCount > 0 ? number(row.rawCount) : '—'}
              </TableCell>
              {hasOwner && <TableCell>{row.owner?.name}</TableCell>}
              <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatMoment(list === 'archive' ? (row.archivedAt ?? row.updatedAt) : row.updatedAt)}
              </TableCell>
              {hasVisibility && (
                <TableCell>
                  <VisibilityMark visibility={row.visibility} />
                </TableCell>
              )}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 1 }}>
                {list === 'recommended' && (
                  <Button size="small" onClick={() => act('copy', row)}>
                    {t('actions.copyToMe')}
                  </Button>
                )}
                {list === 'archive' && row.isOwn && (
                  <Button size="small" onClick={() => act('restore', row)}>
                    {t('actions.restore')}
                  </Button>
                )}
                <RowMenu row={row} onAction={act} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
