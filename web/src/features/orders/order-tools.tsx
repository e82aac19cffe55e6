import type { Order } from '@vitrina/contract/orders/orders'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { RepeatDialog } from '#parts/order/repeat-dialog.tsx'
import { showMessage } from '#ui/messages.ts'
import { ExportDialog } from './export-dialog.tsx'
import { useCancelOrder, useRejectOrder } from './orders.api.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReturnDialog } from './returns/return-dialog.tsx'

/** The forms over an order; one for an action no longer allowed does not open. */
export function OrderTools({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const opened = useHistoryState('openedOrderTool')
  const { close } = useHistoryStateSwitch()
  const cancel = useCancelOrder(order.id)
  const reject = useRejectOrder(order.id)
  const dismiss = () => close('openedOrderTool')
  const { id, number, actions } = order
  if (opened === 'cancel' && (actions.includes('cancel') || cancel.isPending))
    return (
      <ReasonDialog
        kind="cancel"
        number={number}
        isPending={cancel.isPending}
        error={cancel.error}
        onClose={dismiss}
        onSubmit={(reason) =>
          cancel.mutate(reason, {
            onSuccess: ({ state }) => {
              dismiss()
              showMessage({ text: t(state === 'cancel_requested' ? 'done.cancelRequested' : 'done.cancel'), kind: 'success' })
            },
          })
        }
      />
    )
  if (opened === 'reject' && (actions.includes('reject') || reject.isPending))
    return (
      <ReasonDialog
        kind="reject"
        number={number}
        isPending={reject.isPending}
        error={reject.error}
        onClose={dismiss}
        onSubmit={(reason) =>
          reject.mutate(reason, {
            onSuccess: () => {
              dismiss()
              showMessage({ text: t('done.reject'), kind: 'success' })
            },
          })
        }
      />
    )
  if (opened === 'repeat' && actions.includes('repeat')) return <RepeatDialog id={id} number={number} onClose={dismiss} />
  if (opened === 'return' && actions.includes('requestReturn')) return <ReturnDialog order={order} onClose={dismiss} />
  return <ExportDialog orders={[{ id, number }]} />
}
