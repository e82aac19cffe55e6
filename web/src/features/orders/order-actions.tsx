import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '@vitrina/contract/orders/orders'
import type { OrderAction } from '@vitrina/contract/orders/orders.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { MakeOfferButton } from '#parts/offer/make-offer-button.tsx'
import { useCanMakeOffers } from '#parts/offer/use-make-offer.ts'
import { showMessage } from '#ui/messages.ts'
import { askConfirm } from '#ui/confirm.ts'
import { orderDocumentsQuery, useApproveOrder, useRequestReserve, useExtendReserve, useReleaseReserve } from './orders.api.ts'

/** By importance; the other actions are elsewhere on the page. */
const shown: readonly OrderAction[] = [
  'approve',
  'reject',
  'pay',
  'collect',
  'repeat',
  'reserve',
  'extendReserve',
  'releaseReserve',
  'requestReturn',
  'print',
  'cancel',
]
const main: readonly OrderAction[] = ['approve', 'pay', 'collect']
const dangerous: readonly OrderAction[] = ['cancel', 'reject']

/** Only actions the server allows in its answer. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { run, pending, canPay } = useRun(order)
  const canMakeOffer = useCanMakeOffers()
  const allowed = shown.filter((action) => order.actions.includes(action) && (action !== 'pay' || canPay))
  if (allowed.length === 0 && !canMakeOffer) return null
  return (
    <Box role="group" aria-label={t('actions.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {allowed.map((action) => (
        <Button
          key={action}
          variant={main.includes(action) ? 'contained' : 'outlined'}
          color={dangerous.includes(action) ? 'error' : main.includes(action) ? 'primary' : 'inherit'}
          loading={pending === action}
          disabled={pending !== null && pending !== action}
          onClick={() => run(action)}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
      <MakeOfferButton variant="outlined" from={{ type: 'order', id: order.id }} />
    </Box>
  )
}

function useRun(order: Order) {
  const { t } = useTranslation('orders')
  const { open } = useHistoryStateSwitch()
  const { id, number } = order
  const approve = useApproveOrder(id)
  const reserve = useRequestReserve(id)
  const extend = useExtendReserve(id)
  const release = useReleaseReserve(id)
  const { data: documents } = useQuery(orderDocumentsQuery(id))
  const withSuccessMessage = (key: string) => ({ onSuccess: () => showMessage({ text: t(`done.${key}`), kind: 'success' }) })
  const payable = documents?.items.find(({ canPay }) => canPay)
  const handlers: Partial<Record<OrderAction, () => void>> = {
    approve: () => approve.mutate(undefined, withSuccessMessage('approve')),
    reject: () => void open({ openedOrderTool: 'reject' }),
    pay: () => payable && void open({ openedPayment: payable.id }),
    collect: () => document.getElementById('shipments')?.scrollIntoView({ block: 'start' }),
    repeat: () => void open({ openedOrderTool: 'repeat' }),
    reserve: () => reserve.mutate(undefined, withSuccessMessage('reserve')),
    extendReserve: () => extend.mutate(undefined, withSuccessMessage('extendReserve')),
    releaseReserve: () =>
      askConfirm({
        title: t('release.title', { number }),
        text: t('release.text'),
        confirm: t('release.confirm'),
        isDangerous: true,
        run: () => release.mutateAsync(),
      }),
    requestReturn: () => void open({ openedOrderTool: 'return' }),
    print: () => void open({ openedOrderTool: 'export' }),
    cancel: () => void open({ openedOrderTool: 'cancel' }),
  }
  const pending: OrderAction | null = approve.isPending
    ? 'approve'
    : reserve.isPending
      ? 'reserve'
      : extend.isPending
        ? 'extendReserve'
        : null
  return { run: (action: OrderAction) => handlers[action]?.(), pending, canPay: payable !== undefined }
}
