import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Answer } from '@vitrina/contract/endpoint'
import type { schedulesApi } from '@vitrina/contract/account/schedules'
import { Fragment } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { weeksOf } from './weeks.rules.ts'

/** Columns a phone hides: their values are elsewhere in the row, or in the document. */
export const wide = { display: { xs: 'none', sm: 'table-cell' } } as const

type Due = Answer<typeof schedulesApi.payments>['items'][number]

/** By weeks with their sums; overdue ones on top. */
export function PaymentWeeks({ payments, canPay }: { payments: readonly Due[]; canPay: boolean }) {
  const { t } = useTranslation('account')
  const money = useMoney()
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('payments.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('payments.date')}</TableCell>
            <TableCell sx={wide}>{t('payments.invoice')}</TableCell>
            <TableCell align="right" sx={wide}>
              {t('payments.sum')}
            </TableCell>
            <TableCell align="right">{t('payments.open')}</TableCell>
            <TableCell align="right">{t('payments.tools')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {weeksOf(payments).map(({ span, payments: due, open }) => (
            <Fragment key={span?.from ?? 'late'}>
              <TableRow sx={{ '& td, & th': { bgcolor: 'action.hover', fontWeight: 600, color: span ? undefined : 'error.main' } }}>
                <TableCell component="th" scope="rowgroup">
                  {span ? t('payments.week', { from: formatDate(span.from), to: formatDate(span.to) }) : t('payments.late')}
                </TableCell>
                <TableCell colSpan={2} sx={wide} />
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {money(open)}
                </TableCell>
                <TableCell />
              </TableRow>
              {due.map((payment) => (
                <DueRow key={`${payment.documentId}-${payment.date}`} payment={payment} canPay={canPay} />
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The invoice, and why it is due then. */
function DueInvoice({ payment: { number, kind, orderId } }: { payment: Due }) {
  const { t } = useTranslation('account')
  const name = kind === 'statement' ? t('payments.byStatement') : t('payments.numberOf', { number })
  return (
    <>
      {orderId === null ? (
        name
      ) : (
        <Link component={Anchor} href={paths.order(orderId)}>
          {name}
        </Link>
      )}
      <Typography variant="caption" component="div" color="textSecondary">
        {t(`payments.kinds.${kind}`)}
      </Typography>
    </>
  )
}

function DueRow({ payment, canPay }: { payment: Due; canPay: boolean }) {
  const { t } = useTranslation('account')
  const money = useMoney()
  const { open } = useHistoryStateSwitch()
  const { documentId } = payment
  const isPayable = canPay && payment.open > 0
  return (
    <TableRow>
      <TableCell>
        {formatDate(payment.date)}
        {payment.overdueDays > 0 && (
          <Typography variant="caption" component="div" color="error">
            {t('payments.overdue', { count: payment.overdueDays })}
          </Typography>
        )}
        <Box sx={{ display: { sm: 'none' } }}>
          <DueInvoice payment={payment} />
        </Box>
      </TableCell>
      <TableCell sx={wide}>
        <DueInvoice payment={payment} />
      </TableCell>
      <TableCell align="right" sx={{ ...wide, whiteSpace: 'nowrap' }}>
        {money(payment.sum)}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {money(payment.open)}
      </TableCell>
      <TableCell align="right">
        {isPayable && documentId !== null && (
          <Button
            size="small"
            variant="contained"
            aria-label={t('payments.payOf', { number: payment.number, sum: money(payment.open) })}
            onClick={() => void open({ openedPayment: documentId })}
          >
            {t('payments.pay')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}
