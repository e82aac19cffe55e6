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
import { MAX_ARCHIVED_DOCUMENTS } from '@vitrina/contract/documents.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { paperTones } from '#parts/order/state-tone.rules.ts'
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
            <TableCell>{t('table.paper')}</TableCell>
            <TableCell>{t('table.date')}</TableCell>
            <TableCell>{t('table.order')}</TableCell>
            <TableCell>{t('table.entity')}</TableCell>
            <TableCell>{t('table.state')}</TableCell>
            <TableCell align="right">{t('table.sum')}</TableCell>
            <TableCell align="right">{t('table.tools')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {documents.map((paper) => (
            <TableRow key={paper.id} hover selected={chosen.has(paper.id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={chosen.has(paper.id)}
                  disabled={!chosen.has(paper.id) && chosen.size >= MAX_ARCHIVED_DOCUMENTS}
                  onChange={(_, isOn) => onChoose(paper.id, isOn)}
                  slotProps={{ input: { 'aria-label': t('table.select', { number: paper.number }) } }}
                />
              </TableCell>
              <TableCell>
                <Box sx={{ fontWeight: 500 }}>{t(`types.${paper.type}`)}</Box>
                <Box sx={{ ...small, ...figures }}>{t('table.number', { number: paper.number })}</Box>
              </TableCell>
              <TableCell sx={figures}>{formatDate(paper.date)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {paper.order && (
                  <Link component={Anchor} href={paths.order(paper.order.id)}>
                    {paper.order.number}
                  </Link>
                )}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{paper.legalEntity}</TableCell>
              <TableCell>
                <ToneChip tone={paperTones[paper.state]} label={t(`states.${paper.state}`)} />
                <Box sx={small}>
                  <DueNote paper={paper} />
                </Box>
              </TableCell>
              <TableCell align="right" sx={figures}>
                <b style={{ fontWeight: 600 }}>{money(paper.sum)}</b>
                {paper.paidSum > 0 && paper.openSum > 0 && <Box sx={small}>{t('table.open', { sum: money(paper.openSum) })}</Box>}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <DocumentTools paper={paper} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
