import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import type { ComparedRow, Comparison } from './reconciliation.api.ts'

type Props = { comparison: Comparison; isSaving: boolean; onSave: () => void }

/** Both cards side by side; at first only the rows that differ. */
export function ComparisonView({ comparison: { rows, skipped, opening, closing, totals }, isSaving, onSave }: Props) {
  const { t } = useTranslation('company-desk')
  const money = useMoney()
  const [isOnly, setIsOnly] = useState(true)
  const different = rows.filter(({ difference }) => difference !== null)
  const shown = isOnly ? different : rows
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box role="status">
          <Typography variant="h2">
            {different.length === 0
              ? t('reconciliation.result.equal')
              : t('reconciliation.result.differences', { count: different.length })}
          </Typography>
        </Box>
        <FormControlLabel
          control={<Switch checked={isOnly} onChange={(_, checked) => setIsOnly(checked)} />}
          label={t('reconciliation.result.only')}
        />
        <Button loading={isSaving} onClick={onSave}>
          {t('reconciliation.form.download')}
        </Button>
      </Box>
      {skipped.length > 0 && <Alert severity="warning">{t('reconciliation.result.skipped', { rows: skipped.join(', ') })}</Alert>}
      <TableContainer component={Paper} variant="outlined" tabIndex={0} aria-label={t('reconciliation.table.label')}>
        <Table size="small" aria-label={t('reconciliation.table.label')} sx={{ '& td, & th': { fontVariantNumeric: 'tabular-nums' } }}>
          <TableHead>
            <TableRow>
              <TableCell colSpan={4} align="center">
                {t('reconciliation.table.ours')}
              </TableCell>
              <TableCell colSpan={4} align="center" sx={edge(true)}>
                {t('reconciliation.table.theirs')}
              </TableCell>
              <TableCell rowSpan={2}>{t('reconciliation.table.difference')}</TableCell>
            </TableRow>
            <TableRow>
              <Heads />
              <Heads isSecond />
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.length === 0 && (
              <TableRow>
                <TableCell colSpan={9}>{t('reconciliation.result.empty')}</TableCell>
              </TableRow>
            )}
            {shown.map((row, at) => (
              // Rows have no names of their own, and the list is shown as a whole.
              <TableRow key={at} hover>
                <Side entry={row.ours} />
                <Side entry={row.theirs} isSecond />
                <TableCell>{row.difference && <Difference kind={row.difference} />}</TableCell>
              </TableRow>
            ))}
            <TableRow sx={{ '& td': { fontWeight: 600 } }}>
              <TableCell colSpan={2}>{t('reconciliation.table.total')}</TableCell>
              <TableCell align="right">{money(totals.ours.goods)}</TableCell>
              <TableCell align="right">{money(totals.ours.money)}</TableCell>
              <TableCell colSpan={2} sx={edge(true)} />
              <TableCell align="right">{money(totals.theirs.goods)}</TableCell>
              <TableCell align="right">{money(totals.theirs.money)}</TableCell>
              <TableCell />
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('reconciliation.table.opening', { sum: money(opening) })} · {t('reconciliation.table.closing', { sum: money(closing) })}
      </Typography>
    </Box>
  )
}

const edge = (isSecond: boolean) => (isSecond ? { borderLeft: '1px solid', borderLeftColor: 'divider' } : {})

function Heads({ isSecond = false }: { isSecond?: boolean }) {
  const { t } = useTranslation('company-desk')
  return (
    <>
      <TableCell sx={edge(isSecond)}>{t('reconciliation.table.date')}</TableCell>
      <TableCell>{t('reconciliation.table.document')}</TableCell>
      <TableCell align="right">{t('reconciliation.table.goods')}</TableCell>
      <TableCell align="right">{t('reconciliation.table.money')}</TableCell>
    </>
  )
}

function Side({ entry, isSecond = false }: { entry: ComparedRow['ours']; isSecond?: boolean }) {
  const money = useMoney()
  return (
    <>
      <TableCell sx={{ whiteSpace: 'nowrap', ...edge(isSecond) }}>{entry ? formatDate(entry.date) : '—'}</TableCell>
      <TableCell sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>{entry?.document}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {entry?.side === 'goods' && money(entry.sum)}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {entry?.side === 'money' && money(entry.sum)}
      </TableCell>
    </>
  )
}

function Difference({ kind }: { kind: NonNullable<ComparedRow['difference']> }) {
  const { t } = useTranslation('company-desk')
  const isMild = kind === 'other-date'
  return <Chip size="small" variant="outlined" color={isMild ? 'default' : 'warning'} label={t(`reconciliation.differences.${kind}`)} />
}
