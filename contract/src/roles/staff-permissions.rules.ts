import type { Role } from './roles.rules.ts'

/** Permissions of the seller's people. Every call of the back office asks for one. */
export const permissions = [
  /** Read orders of buyers. */
  'orders.see',
  /** Confirm, change, cancel and write to the buyer. */
  'orders',
  'returns',
  /** Hand out, transfer and receive goods. */
  'fulfilment',
  'payments',
  /** The whole bank statement of the seller: payers of every company and strangers too. */
  'payments.statement',
  /** Debts of companies, and the figures of the accounting system. */
  'debts',
  /** Change credit limits, days of deferral and contracts: nobody raises the limit of the companies they sell to. */
  'credit',
  'customers',
  /** Work in a buyer's place. */
  'stand-in',
  'quotes',
  /** Let prices below the floor go, and set the floor. */
  'quotes.approve',
  /** Those the seller recommends. */
  'specifications',
  /** Lines that buyers ask about. */
  'questions',
  'purchasing',
  'search',
  'club',
  'club.programme',
  'calendar.see',
  'calendar',
  'goods',
  'prices',
  /** Discounts and price types of companies, prices of contracts, and prices as one company sees them. */
  'prices.terms',
  /** Costs of goods to the seller, and margins of orders. */
  'costs',
  /** Stock, warehouses, routes and arrivals. */
  'stock',
  'content',
  'settings',
  'integrations',
  'staff',
  'journal',
  'reports',
  'personal-data',
] as const
export type Permission = (typeof permissions)[number]

const sales = [
  'orders.see',
  'orders',
  'returns',
  'fulfilment',
  'payments',
  'debts',
  'customers',
  'stand-in',
  'quotes',
  'specifications',
  'questions',
  'purchasing',
  'search',
  'club',
  'calendar.see',
] as const satisfies readonly Permission[]

/** The permission set of each role: few ready ones, so that everybody can tell what a colleague may do. */
export const permissionsOf: Record<Role, readonly Permission[]> = {
  buyer: [],
  manager: sales,
  head_of_sales: [...sales, 'quotes.approve', 'credit', 'prices', 'prices.terms', 'costs', 'reports', 'journal'],
  accountant: ['orders.see', 'payments', 'payments.statement', 'debts', 'credit', 'customers', 'reports', 'calendar.see'],
  warehouse: ['orders.see', 'fulfilment', 'stock', 'calendar.see'],
  content: ['content', 'goods', 'search', 'specifications'],
  integrator: ['goods', 'prices', 'stock', 'integrations', 'journal'],
  administrator: permissions,
}

export const may = (role: Role | null | undefined, permission: Permission): boolean =>
  role !== null && role !== undefined && permissionsOf[role].includes(permission)

/** A call or a section asks for one permission, or for any of several. */
export type AskedPermission = Permission | readonly Permission[]

/** The permission set of a role, in the order of the list above. */
export const permissionsIn = (role: Role): readonly Permission[] => permissions.filter((permission) => may(role, permission))
