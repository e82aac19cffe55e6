import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ListedOrder } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'

type Props = { order: Pick<ListedOrder, 'id' | 'number' | 'actions' | 'invoice'> }

const button = { size: 'small', sx: { minWidth: 0, px: 2, whiteSpace: 'nowrap' } } as const

/** Pay, take the invoice and repeat without opening the order; each only where the server allows it. */
export function RowActions({ order: { id, number, actions, invoice } }: Props) {
  const { t } = useTranslation('orders')
  const { open } = useHistoryStateSwitch()
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 1, justifyContent: { md: 'flex-end' } }}>
      {actions.includes('repeat') && (
        <Button
          {...button}
          color="inherit"
          aria-label={t('row.repeatOf', { number })}
          onClick={() => void open({ openedRepeat: { id, number } })}
        >
          {t('actions.repeat')}
        </Button>
      )}
      {invoice && (
        <Button {...button} color="inherit" component="a" href={invoice.path} download aria-label={t('row.invoiceOf', { number })}>
          {t('row.invoice')}
        </Button>
      )}
      {invoice?.canPay && actions.includes('pay') && (
        <Button
          {...button}
          variant="contained"
          aria-label={t('row.payOf', { number })}
          onClick={() => void open({ openedPayment: invoice.id })}
        >
          {t('actions.pay')}
        </Button>
      )}
    </Box>
  )
}
