import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Document } from '@vitrina/contract/documents/documents'
import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { DocumentRow } from '#parts/order/document-row.tsx'
import { useDocumentName } from '#parts/order/use-document-name.ts'
import { orderDocumentsQuery } from './orders.api.ts'

/** The documents of an order, to download and to pay. */
export function OrderDocumentList({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'shell'])
  const { data, error, refetch } = useQuery(orderDocumentsQuery(order.id))
  if (error && !data)
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={() => void refetch()}>
            {t('shell:retry')}
          </Button>
        }
      >
        {t('documents.failed')}
      </Alert>
    )
  if (!data) return <Skeleton variant="rounded" height={64} />
  if (data.items.length === 0)
    return <Typography color="textSecondary">{t(order.state === 'submitted' ? 'documents.soon' : 'documents.none')}</Typography>
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {data.items.map((document) => (
        <DocumentRow key={document.id} document={document}>
          {document.canPay && order.actions.includes('pay') && <PayButton document={document} />}
        </DocumentRow>
      ))}
    </Box>
  )
}

function PayButton({ document }: { document: Document }) {
  const { t } = useTranslation('orders')
  const name = useDocumentName()(document)
  const { open } = useHistoryStateSwitch()
  return (
    <Button
      size="small"
      variant="contained"
      aria-label={t('documents.payOf', { name })}
      onClick={() => void open({ openedPayment: document.id })}
    >
      {t('actions.pay')}
    </Button>
  )
}
