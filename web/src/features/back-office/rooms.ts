import type { Role } from '@vitrina/contract/roles/roles.rules'
import type { AskedPermission } from '@vitrina/contract/roles/staff-permissions.rules'
import { importPermissions } from '@vitrina/contract/goods-import/goods-import.rules'
import { deskPaths } from '#lib/desk-paths.ts'
import { paths } from '#lib/paths.ts'

export const roomGroups = ['sales', 'goods', 'shop'] as const
export type RoomGroup = (typeof roomGroups)[number]

type Room = {
  name: string
  group: RoomGroup
  path: string
  /** Of several, any opens it. */
  permission: AskedPermission
  /** The buyers' own pages: while they are switched off there is nothing for staff to look at. */
  ofBuyers?: string
  /** Roles whose work is here: it opens first for them. */
  firstFor?: readonly Role[]
}

/** Sections of the back office in the order of its menu; the first a person may enter opens first. */
export const rooms = [
  { name: 'orders', group: 'sales', path: deskPaths.orders, permission: 'orders.see' },
  { name: 'warehouse', group: 'sales', path: deskPaths.warehouse, permission: 'fulfilment', firstFor: ['warehouse'] },
  { name: 'returns', group: 'sales', path: deskPaths.returns, permission: 'returns' },
  { name: 'payments', group: 'sales', path: deskPaths.payments, permission: 'payments', firstFor: ['accountant'] },
  { name: 'quotes', group: 'sales', path: deskPaths.quotes, permission: 'quotes' },
  { name: 'customers', group: 'sales', path: deskPaths.customers, permission: 'customers' },
  { name: 'purchasing', group: 'sales', path: deskPaths.purchasing, permission: 'purchasing', ofBuyers: paths.purchasing },
  { name: 'reports', group: 'sales', path: deskPaths.reports, permission: 'reports' },
  { name: 'goods', group: 'goods', path: deskPaths.goods, permission: 'goods' },
  { name: 'prices', group: 'goods', path: deskPaths.prices, permission: 'prices' },
  { name: 'import', group: 'goods', path: deskPaths.imports, permission: importPermissions, firstFor: ['integrator'] },
  { name: 'stock', group: 'goods', path: deskPaths.stock, permission: 'stock' },
  { name: 'delivery', group: 'goods', path: deskPaths.delivery, permission: 'stock' },
  { name: 'specifications', group: 'goods', path: deskPaths.specifications, permission: 'specifications' },
  { name: 'ranking', group: 'goods', path: deskPaths.ranking, permission: 'search' },
  { name: 'dictionary', group: 'goods', path: deskPaths.dictionary, permission: 'search' },
  { name: 'unmatched', group: 'goods', path: deskPaths.unmatched, permission: 'search' },
  { name: 'content', group: 'shop', path: deskPaths.content, permission: 'content' },
  { name: 'letters', group: 'shop', path: deskPaths.letters, permission: 'content' },
  { name: 'papers', group: 'shop', path: deskPaths.papers, permission: 'content' },
  { name: 'club', group: 'shop', path: deskPaths.club, permission: 'club', ofBuyers: paths.club },
  { name: 'calendar', group: 'shop', path: deskPaths.calendar, permission: 'calendar.see' },
  { name: 'staff', group: 'shop', path: deskPaths.staff, permission: 'staff' },
  { name: 'journal', group: 'shop', path: deskPaths.journal, permission: 'journal' },
  { name: 'setup', group: 'shop', path: deskPaths.setup, permission: 'settings' },
  { name: 'settings', group: 'shop', path: deskPaths.settings, permission: 'settings' },
  { name: 'integrations', group: 'shop', path: deskPaths.integrations, permission: 'integrations' },
] as const satisfies readonly Room[]

export type RoomName = (typeof rooms)[number]['name']

export const roomOf = (name: RoomName): Room => {
  const room = rooms.find((one) => one.name === name)
  if (!room) throw new Error(`There is no room ${name}`)
  return room
}
