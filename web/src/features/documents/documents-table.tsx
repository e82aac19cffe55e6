import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { MAX_ARCHIVED_DOCUMENTS } from '@vitrina/contract/documents/documents.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { documentTones } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { DocumentListProps } from './document-list-props.ts'
import { DocumentTools } from './document-tools.tsx'
import { DueNote } from './due-note.tsx'

const small = { fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' } as const
const figures = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const

/** One dense row for each document. */
export function DocumentsTable({ documents, chosen, onChoose }: DocumentListProps) {
  const { t } = useTranslation('documents')
  const money = useMoney()
  const areAll = documents.every(({ id }) => chosen.has(id))
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('title')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={areAll}
                indeterminate={!areAll && documents.some(({ id }) => chosen.has(id))}
                onChange={(_, isOn) => documents.forEach(({ id }) => chosen.has(id) !== isOn && onChoose(id, isOn))}
                slotProps={{ input: { 'aria-label': t('table.selectAll') } }}
              />
            </TableCell>
            <TableCell>{t('table.document')}</TableCell>
            <TableCell>{t('table.date')}</TableCell>
            <TableCell>{t('table.order')}</TableCell>
            <TableCell>{t('table.entity')}</TableCell>
            <TableCell>{t('table.state')}</TableCell>
            <TableCell align="right">{t('table.sum')}</TableCell>
            <TableCell align="right">{t('table.tools')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {documents.map((document) => (
            <TableRow key={document.id} hover selected={chosen.has(document.id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={chosen.has(document.id)}
                  disabled={!chosen.has(document.id) && chosen.size >= MAX_ARCHIVED_DOCUMENTS}
                  onChange={(_, isOn) => onChoose(document.id, isOn)}
                  slotProps={{ input: { 'aria-label': t('table.select', { number: document.number }) } }}
                />
              </TableCell>
              <TableCell>
                <Box sx={{ fontWeight: 500 }}>{t(`types.${document.type}`)}</Box>
                <Box sx={{ ...small, ...figures }}>{t('table.number', { number: document.number })}</Box>
              </TableCell>
              <TableCell sx={figures}>{formatDate(document.date)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {document.order && (
                  <Link component={Anchor} href={paths.order(document.order.id)}>
                    {document.order.number}
                  </Link>
                )}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{document.legalEntity}</TableCell>
              <TableCell>
                <ToneChip tone={documentTones[document.state]} label={t(`states.${document.state}`)} />
                <Box sx={small}>
                  <DueNote document={document} />
                </Box>
              </TableCell>
              <TableCell align="right" sx={figures}>
                <b style={{ fontWeight: 600 }}>{money(document.sum)}</b>
                {document.paidSum > 0 && document.openSum > 0 && <Box sx={small}>{t('table.open', { sum: money(document.openSum) })}</Box>}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <DocumentTools document={document} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
