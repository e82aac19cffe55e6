import { holdsAny } from '../endpoint.ts'
import { type AskedPermission, type Permission, permissionsOf } from '../roles/staff-permissions.rules.ts'
import type { Role } from '../roles/roles.rules.ts'

/** Groups of the staff search in the order they are shown. */
export const foundKinds = ['orders', 'pickups', 'companies', 'people', 'documents', 'payments', 'shipments', 'returns', 'products'] as const
export type FoundKind = (typeof foundKinds)[number]

/** The permission of the page that a find opens; of several, any. */
const permissionOfKind: Record<FoundKind, AskedPermission> = {
  orders: 'orders.see',
  // The code that a buyer names is typed where goods are handed out.
  pickups: 'fulfilment',
  companies: 'customers',
  people: 'customers',
  documents: 'orders.see',
  payments: 'payments',
  shipments: 'orders.see',
  returns: 'returns',
  products: ['orders.see', 'goods'],
}

/** Of the call: a person with any of them finds something. */
export const searchPermissions = [
  'orders.see',
  'fulfilment',
  'customers',
  'payments',
  'returns',
  'goods',
] as const satisfies readonly Permission[]

/** The groups a person may find. */
export const findableKinds = (role: Role | null | undefined): readonly FoundKind[] =>
  role ? foundKinds.filter((kind) => holdsAny(permissionsOf[role], permissionOfKind[kind])) : []
