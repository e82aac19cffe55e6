import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { PayForm } from './pay-form.tsx'
import { PaymentWatch } from './payment-watch.tsx'
import { PointsForm } from './points-form.tsx'
import { documentQuery } from './payments.api.ts'

type Props = { documentId: number; onClose: () => void }

/** M-08: pays an invoice by SBP or by card. Closing it cancels nothing: the payment goes on at the bank. */
export function PayDialog({ documentId, onClose }: Props) {
  const { t } = useTranslation('payments')
  const { data: invoice, error, refetch } = useQuery(documentQuery(documentId))
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
            <PayForm key={invoice.openSum} invoice={invoice} onStarted={setPaymentId} />
          </>
        ) : (
          <PaymentWatch id={paymentId} onClose={onClose} onAgain={() => setPaymentId(null)} />
        ))}
    </AppDialog>
  )
}
