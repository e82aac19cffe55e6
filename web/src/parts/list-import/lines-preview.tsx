import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import { useTranslation } from '#i18n/use-translation.tsx'
import { previewOf } from './mapping.rules.ts'

const SHOWN = 4
const shownRoles = ['code', 'name', 'amount', 'unit'] as const

/** The first lines as they will be read by the chosen columns. */
export function LinesPreview({ rows, mapping }: { rows: readonly { row: number; cells: string[] }[]; mapping: SheetMapping }) {
  const { t } = useTranslation('list-import')
  const lines = previewOf(rows, mapping, SHOWN)
  return (
    <Box role="region" aria-label={t('columns.preview')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Typography variant="subtitle2" component="p">
        {t('columns.preview')}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {shownRoles.map((role) => (
              <TableCell key={role}>{t(`roles.${role}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.row}>
              {shownRoles.map((role) => (
                <TableCell key={role}>{line[role] || '—'}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
