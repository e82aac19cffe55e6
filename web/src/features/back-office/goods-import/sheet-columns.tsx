import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { GoodsImport, GoodsSheetMapping } from '@vitrina/contract/goods-import/goods-import'
import type { MappedColumn } from '@vitrina/contract/goods-import/goods-import.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ColumnRole } from './column-role.tsx'

type Props = {
  sheet: GoodsImport['sheets'][number]
  mapping: GoodsSheetMapping
  opened: Pick<GoodsImport, 'priceTypes' | 'warehouses' | 'features' | 'allowed'>
  onChange: (changed: Partial<GoodsSheetMapping>) => void
}

const SHOWN_ROWS = 12

const frame = {
  overflow: 'auto',
  maxHeight: 420,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& table': { borderCollapse: 'collapse', fontSize: 13, minWidth: '100%' },
  '& th, & td': { px: 2, py: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'left', whiteSpace: 'nowrap' },
  '& td': { maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', zIndex: 1 },
  '& tbody th': { color: 'text.secondary', fontWeight: 400, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tr[data-part=out]': { color: 'text.secondary', fontStyle: 'italic' },
  '& tr[data-part=head]': { fontWeight: 600, bgcolor: 'action.hover' },
  '& td[data-role=off]': { color: 'text.secondary' },
  '& select': {
    font: 'inherit',
    color: 'inherit',
    height: 32,
    minWidth: 140,
    maxWidth: 200,
    borderRadius: 1,
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& select[data-role=on]': { borderColor: 'primary.main' },
} as const

/** The table as it arrived, the meaning of each column to be chosen above it. */
export function SheetColumns({ sheet, mapping, opened, onChange }: Props) {
  const { t } = useTranslation('goods-import')
  const width = Math.max(mapping.columns.length, ...sheet.rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at): MappedColumn => mapping.columns[at] ?? null)
  const around = mapping.headerRow ?? mapping.firstRow
  const first = Math.max(0, sheet.rows.findIndex(({ row }) => row >= around) - 2)
  const give = (at: number, changed: MappedColumn) =>
    onChange({ columns: columns.map((column, place) => (place === at ? changed : column)) })
  const partOf = (row: number) => (row === mapping.headerRow ? 'head' : row < mapping.firstRow ? 'out' : 'line')
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <RowField
          label={t('columns.header')}
          value={mapping.headerRow}
          onChange={(headerRow) => onChange({ headerRow, firstRow: headerRow === null ? mapping.firstRow : headerRow + 1 })}
        />
        <RowField label={t('columns.firstRow')} value={mapping.firstRow} onChange={(firstRow) => onChange({ firstRow: firstRow ?? 1 })} />
      </Box>
      <Box tabIndex={0} role="region" aria-label={t('columns.table')} sx={frame}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('changes.row')}</th>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  <ColumnRole
                    number={at + 1}
                    column={column}
                    offered={sheet.offered[at] ?? null}
                    opened={opened}
                    onChange={(changed) => give(at, changed)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.slice(first, first + SHOWN_ROWS).map(({ row, cells }) => (
              <tr key={row} data-part={partOf(row)}>
                <th scope="row">{row}</th>
                {columns.map((column, at) => (
                  <td key={at} data-role={column ? 'on' : 'off'} title={cells[at]}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  )
}

type RowFieldProps = { label: string; value: number | null; onChange: (row: number | null) => void }

/** A row by its number in the sheet; emptied, there is none. */
const RowField = ({ label, value, onChange }: RowFieldProps) => (
  <TextField
    type="number"
    size="small"
    label={label}
    value={value ?? ''}
    slotProps={{ htmlInput: { min: 1 }, inputLabel: { shrink: true } }}
    sx={{ width: 180 }}
    onChange={({ target }) => {
      const row = Math.round(Number(target.value))
      onChange(target.value === '' || !Number.isFinite(row) || row < 1 ? null : row)
    }}
  />
)
