import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { onlinePaymentMethodsOf } from '@vitrina/contract/payments/payments.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useSite } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { PayForm } from './pay-form.tsx'
import { PaymentWatch } from './payment-watch.tsx'
import { PointsForm } from './points-form.tsx'
import { documentQuery } from './payments.api.ts'

type Props = { documentId: number; onClose: () => void }

/** M-07, M-08: pays an invoice with points of the club, by SBP or by card, as the seller allows. Closing it cancels nothing: the payment goes on at the bank. */
export function PayDialog({ documentId, onClose }: Props) {
  const { t } = useTranslation('payments')
  const money = useMoney()
  const { data: invoice, error, refetch } = useQuery(documentQuery(documentId))
  const isPaidOnline = onlinePaymentMethodsOf(useSite().settings).length > 0
  const [paymentId, setPaymentId] = useState<number | null>(null)
  const title = invoice ? t('title', { number: invoice.number, date: formatDate(invoice.date) }) : t('titleBare')
  return (
    <AppDialog isOpen title={title} onClose={onClose}>
      {error && !invoice && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!invoice && !error && <Skeleton variant="rounded" height={240} />}
      {invoice &&
        (paymentId === null ? (
          <>
            {invoice.canPay && <PointsForm documentId={documentId} />}
            {isPaidOnline || invoice.openSum <= 0 ? (
              <PayForm key={invoice.openSum} invoice={invoice} onStarted={setPaymentId} />
            ) : (
              <Alert severity="info">{t('byTransfer', { sum: money(invoice.openSum) })}</Alert>
            )}
          </>
        ) : (
          <PaymentWatch id={paymentId} onClose={onClose} onAgain={() => setPaymentId(null)} />
        ))}
    </AppDialog>
  )
}
