import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { PayForm } from './pay-form.tsx'
import { PaymentWatch } from './payment-watch.tsx'
import { documentQuery } from './payments.api.ts'

type Props = { documentId: number; onClose: () => void }

/** M-08: pays an invoice by SBP or by card. Closing it cancels nothing: the payment goes on at the bank. */
export function PayDialog({ documentId, onClose }: Props) {
  const { t } = useTranslation('payments')
  const { data: paper, error, refetch } = useQuery(documentQuery(documentId))
  const [paymentId, setPaymentId] = useState<number | null>(null)
  const title = paper ? t('title', { number: paper.number, date: formatDate(paper.date) }) : t('titleBare')
  return (
    <AppDialog isOpen title={title} onClose={onClose}>
      {error && !paper && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!paper && !error && <Skeleton variant="rounded" height={240} />}
      {paper &&
        (paymentId === null ? (
          <PayForm paper={paper} onStarted={setPaymentId} />
        ) : (
          <PaymentWatch id={paymentId} onClose={onClose} onAgain={() => setPaymentId(null)} />
        ))}
    </AppDialog>
  )
}
