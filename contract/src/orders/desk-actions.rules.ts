import { may, type Permission } from '../roles/staff-permissions.rules.ts'
import type { Role } from '../roles/roles.rules.ts'
import type { DeskAction } from './orders.rules.ts'

/** The permission of the call behind each action. */
export const permissionOfAction: Record<DeskAction, Permission> = {
  confirm: 'orders',
  decline: 'orders',
  release: 'orders',
  change: 'orders',
  releaseGoods: 'orders',
  receiveGoods: 'fulfilment',
  sendTransfer: 'fulfilment',
  receiveTransfer: 'fulfilment',
  ship: 'fulfilment',
  assemble: 'fulfilment',
  issue: 'fulfilment',
  extendPickup: 'fulfilment',
  takeBack: 'fulfilment',
  deliver: 'fulfilment',
  renewInvoice: 'payments',
  markPaid: 'payments',
  confirmReserve: 'orders',
  rejectReserve: 'orders',
  extendReserve: 'orders',
  releaseReserve: 'orders',
  cancel: 'orders',
  complete: 'orders',
  changePromise: 'orders',
  comment: 'orders',
}

/** Of the actions an order allows now those this person may take. */
export const permittedActions = (role: Role | null | undefined, actions: readonly DeskAction[]): DeskAction[] =>
  actions.filter((action) => may(role, permissionOfAction[action]))
