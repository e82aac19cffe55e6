import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { PaymentState } from './payment-state.tsx'
import type { DeskPayment } from './payments.api.ts'

const small = { fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' } as const

type Props = { payments: readonly DeskPayment[] }

/** A dense table on a wide screen, cards elsewhere. */
export function PaymentList({ payments }: Props) {
  const isWide = useMediaQuery('(min-width:1000px)', { noSsr: true })
  return isWide ? <PaymentTable payments={payments} /> : <PaymentCards payments={payments} />
}

function PaymentTable({ payments }: Props) {
  const { t } = useTranslation('payment-desk')
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={t('title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('table.payment')}</TableCell>
            <TableCell>{t('table.company')}</TableCell>
            <TableCell>{t('table.method')}</TableCell>
            <TableCell>{t('table.purpose')}</TableCell>
            <TableCell>{t('table.state')}</TableCell>
            <TableCell align="right">{t('table.sum')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map((payment) => (
            <TableRow key={payment.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Name payment={payment} />
              </TableCell>
              <TableCell>
                <Box sx={{ overflowWrap: 'anywhere' }}>{payment.company.name}</Box>
                <Box sx={small}>{payment.payerName}</Box>
              </TableCell>
              <TableCell>
                {t(`methods.${payment.method}`)}
                {payment.bankDocument && <Box sx={small}>{t('table.document', { number: payment.bankDocument })}</Box>}
              </TableCell>
              <TableCell sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>{payment.purpose || '—'}</TableCell>
              <TableCell>
                <PaymentState payment={payment} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <Sum payment={payment} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function PaymentCards({ payments }: Props) {
  const { t } = useTranslation('payment-desk')
  return (
    <Box component="ul" aria-label={t('title')} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {payments.map((payment) => (
        <Paper key={payment.id} component="li" variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <div>
              <Name payment={payment} />
            </div>
            <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              <Sum payment={payment} />
            </Box>
          </Box>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {payment.company.name}
            {payment.purpose && <Box sx={small}>{payment.purpose}</Box>}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <PaymentState payment={payment} />
            <Box sx={small}>{t(`methods.${payment.method}`)}</Box>
          </Box>
        </Paper>
      ))}
    </Box>
  )
}

function Name({ payment: { id, direction, receivedAt, createdAt } }: { payment: DeskPayment }) {
  const { t } = useTranslation('payment-desk')
  return (
    <>
      <Link component={Anchor} href={deskPaths.payment(id)} sx={{ fontWeight: 500 }}>
        {t(`name.${direction}`, { id })}
      </Link>
      <Box sx={small}>{formatDate(receivedAt ?? createdAt)}</Box>
    </>
  )
}

function Sum({ payment: { sum, free, direction } }: { payment: DeskPayment }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <b style={{ fontWeight: 600 }}>{direction === 'refund' ? `−${money(sum)}` : money(sum)}</b>
      {free > 0 && <Box sx={{ ...small, color: 'warning.dark' }}>{t('table.free', { sum: money(free) })}</Box>}
    </Box>
  )
}
