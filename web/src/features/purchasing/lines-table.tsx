import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { mdiClose } from '@mdi/js'
import type { PurchasingLine } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'
import { amountColumns, LineName, LineSum, PromisedDay } from './line-parts.tsx'
import { NeededField } from './needed-field.tsx'

export type LinesProps = {
  lines: readonly PurchasingLine[]
  canEdit: boolean
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isOn: boolean) => void
  onAmount: (id: string, amount: number) => void
  onRemove: (line: PurchasingLine) => void
}

const figure = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const

/** The dense table of an entry: what is needed beside what the company has of it by now. */
export function LinesTable({ lines, canEdit, chosen, onChoose, onAmount, onRemove }: LinesProps) {
  const { t } = useTranslation('purchasing')
  const number = useNumber()
  const ids = lines.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id))
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('table.label')} stickyHeader sx={{ '& td, & th': { px: 2, py: 1, fontSize: 13 } }}>
        <TableHead>
          <TableRow>
            {canEdit && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={isAll}
                  indeterminate={!isAll && ids.some((id) => chosen.has(id))}
                  onChange={(_, isOn) => onChoose(ids, isOn)}
                  slotProps={{ input: { 'aria-label': t('lines.chooseAll') } }}
                />
              </TableCell>
            )}
            <TableCell>{t('lines.product')}</TableCell>
            <TableCell align="right">{t('lines.needed')}</TableCell>
            {amountColumns.map((column) => (
              <TableCell key={column} align="right">
                {t(`lines.${column}`)}
              </TableCell>
            ))}
            <TableCell align="right">{t('lines.short')}</TableCell>
            <TableCell>{t('lines.promised')}</TableCell>
            <TableCell align="right">{t('lines.sum')}</TableCell>
            {canEdit && <TableCell component="td" />}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id} hover selected={chosen.has(line.id)}>
              {canEdit && (
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={chosen.has(line.id)}
                    onChange={(_, isOn) => onChoose([line.id], isOn)}
                    slotProps={{ input: { 'aria-label': t('lines.choose', { name: line.name }) } }}
                  />
                </TableCell>
              )}
              <TableCell sx={{ minWidth: 240 }}>
                <LineName line={line} />
              </TableCell>
              <TableCell align="right" sx={figure}>
                {canEdit ? <NeededField line={line} onChange={(amount) => onAmount(line.id, amount)} /> : number(line.needed)}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {line.unit.name}
                </Box>
              </TableCell>
              {amountColumns.map((column) => (
                <TableCell key={column} align="right" sx={{ ...figure, ...(line[column] === 0 && { color: 'text.secondary' }) }}>
                  {line[column] === 0 ? '—' : number(line[column])}
                </TableCell>
              ))}
              <TableCell
                align="right"
                sx={{ ...figure, ...(line.short > 0 ? { color: 'warning.main', fontWeight: 600 } : { color: 'text.secondary' }) }}
              >
                {line.short > 0 ? number(line.short) : '—'}
              </TableCell>
              <TableCell>
                <PromisedDay line={line} />
              </TableCell>
              <TableCell align="right" sx={figure}>
                <LineSum line={line} />
              </TableCell>
              {canEdit && (
                <TableCell padding="none" align="right">
                  <IconButton size="small" aria-label={t('lines.remove', { name: line.name })} onClick={() => onRemove(line)}>
                    <Icon path={mdiClose} fontSize="small" />
                  </IconButton>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
