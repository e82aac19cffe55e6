import type { ListedOrder } from '@vitrina/contract/orders/orders'
import type { Scope } from './orders.params.ts'

export type OrderListProps = {
  orders: readonly ListedOrder[]
  scope: Scope
  chosen: ReadonlyMap<number, string>
  onChoose: (order: ListedOrder, isOn: boolean) => void
}
