import { expect, test } from 'vitest'
import { fulfilmentDeskApi } from '../fulfilment/fulfilment-desk.ts'
import type { AskedPermission } from '../roles/staff-permissions.rules.ts'
import { permissionOfAction, permittedActions } from './desk-actions.rules.ts'
import { orderDeskApi } from './order-desk.ts'
import { type DeskAction, deskActions } from './orders.rules.ts'

test('an action asks for the permission of its call', () => {
  const calls: Record<string, { permission?: AskedPermission }> = { ...orderDeskApi, ...fulfilmentDeskApi }
  const asked = deskActions.map((action) => [action, calls[action]?.permission])
  expect(asked.filter(([action, permission]) => permission !== permissionOfAction[action as DeskAction])).toEqual([])
})

test('a warehouse hand ships and does not confirm; an accountant marks paid and changes no lines', () => {
  expect(permittedActions('warehouse', deskActions)).toEqual([
    'receiveGoods',
    'sendTransfer',
    'receiveTransfer',
    'ship',
    'assemble',
    'issue',
    'extendPickup',
    'takeBack',
    'deliver',
  ])
  expect(permittedActions('accountant', deskActions)).toEqual(['renewInvoice', 'markPaid'])
  expect(permittedActions('content', deskActions)).toEqual([])
  expect(permittedActions('manager', deskActions)).toEqual([...deskActions])
})
