import type { OrderRow } from '@vitrina/contract/orders/orders'
import type { Scope } from './orders.params.ts'

export type OrderListProps = {
  orders: readonly OrderRow[]
  scope: Scope
  chosen: ReadonlyMap<number, string>
  onChoose: (order: OrderRow, isOn: boolean) => void
}
