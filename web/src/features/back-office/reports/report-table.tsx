import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReportColumn } from '@vitrina/contract/reports/reports'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { useFigure } from './use-figures.ts'

type Row = { key: string }
type Props<R extends Row> = {
  label: string
  columns: readonly ReportColumn[]
  rows: readonly R[]
  totals: object
  /** Where the first cell of a row leads to. */
  hrefOf?: (row: R) => string | null
}

const isText = ({ kind }: ReportColumn) => kind === 'text' || kind === 'day' || kind === 'moment'
const cell = (column: ReportColumn) => ({
  align: isText(column) ? ('left' as const) : ('right' as const),
  sx: { fontVariantNumeric: 'tabular-nums', ...(!isText(column) && { whiteSpace: 'nowrap' }) },
})
const valueOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key]

/** The figures of the chart, and all the others, as the file has them. */
export function ReportTable<R extends Row>({ label, columns, rows, totals, hrefOf }: Props<R>) {
  const { t } = useTranslation('reports')
  const figure = useFigure()
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.key} align={cell(column).align}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key} hover>
              {columns.map((column, place) => {
                const href = place === 0 ? (hrefOf?.(row) ?? null) : null
                const text = figure(column.kind, valueOf(row, column.key))
                return (
                  <TableCell key={column.key} {...cell(column)} {...(place === 0 && { component: 'th', scope: 'row' })}>
                    {href === null ? (
                      text
                    ) : (
                      <Link component={Anchor} href={href}>
                        {text}
                      </Link>
                    )}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            {columns.map((column, place) => (
              <TableCell key={column.key} {...cell(column)}>
                <Box component="strong" sx={{ color: 'text.primary', fontSize: 13 }}>
                  {place === 0 ? t('total') : column.key in totals ? figure(column.kind, valueOf(totals, column.key)) : ''}
                </Box>
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}
