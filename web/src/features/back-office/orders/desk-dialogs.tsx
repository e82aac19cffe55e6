import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { Order } from '@vitrina/contract/orders/orders'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import type { DeskWarehouse } from './desk.api.ts'
import { IssueDialog } from '../fulfilment/issue-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PromiseDialog } from './promise-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReceiveGoodsDialog } from '../fulfilment/receive-goods-dialog.tsx'
import { SendTransferDialog } from '../fulfilment/send-transfer-dialog.tsx'

type Props = { order: Order; items: readonly OrderItem[]; warehouses: readonly DeskWarehouse[] }

/** The form open over the order, if any; "back" closes it. */
export function DeskDialogs({ order, items, warehouses }: Props) {
  const opened = useHistoryState('openedDeskTool')
  const { close } = useHistoryStateSwitch()
  const onClose = () => close('openedDeskTool')
  // The order is changed on the page itself.
  if (!opened || opened.kind === 'change') return null
  const { kind, id } = opened
  if (kind === 'changePromise') return <PromiseDialog order={order} onClose={onClose} />
  if (kind === 'markPaid') return <PaymentDialog order={order} onClose={onClose} />
  if (kind === 'receiveGoods') return <ReceiveGoodsDialog order={order} items={items} warehouses={warehouses} onClose={onClose} />
  if (kind === 'sendTransfer') return <SendTransferDialog order={order} items={items} warehouses={warehouses} onClose={onClose} />
  const issued = order.shipments.find((shipment) => shipment.id === id)
  if (kind === 'issue') return issued ? <IssueDialog order={order} shipment={issued} onClose={onClose} /> : null
  return <ReasonDialog kind={kind} order={order} shipmentId={id ?? 0} onClose={onClose} />
}
