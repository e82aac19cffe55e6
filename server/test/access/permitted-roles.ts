import type { AskedPermission, Permission } from '@vitrina/contract/roles/staff-permissions.rules'
import type { StaffRole } from '@vitrina/contract/roles/staff-roles.rules'

/** The reviewed permission sets, written down a second time so that a change of one is seen; an administrator has all. */
const besidesAdministrator: Record<Permission, readonly StaffRole[]> = {
  'orders.see': ['manager', 'head_of_sales', 'accountant', 'warehouse'],
  orders: ['manager', 'head_of_sales'],
  returns: ['manager', 'head_of_sales'],
  fulfilment: ['manager', 'head_of_sales', 'warehouse'],
  payments: ['manager', 'head_of_sales', 'accountant'],
  'payments.statement': ['accountant'],
  debts: ['manager', 'head_of_sales', 'accountant'],
  credit: ['head_of_sales', 'accountant'],
  customers: ['manager', 'head_of_sales', 'accountant'],
  'stand-in': ['manager', 'head_of_sales'],
  quotes: ['manager', 'head_of_sales'],
  'quotes.approve': ['head_of_sales'],
  specifications: ['manager', 'head_of_sales', 'content'],
  questions: ['manager', 'head_of_sales'],
  purchasing: ['manager', 'head_of_sales'],
  search: ['manager', 'head_of_sales', 'content'],
  club: ['manager', 'head_of_sales'],
  'club.programme': [],
  'calendar.see': ['manager', 'head_of_sales', 'accountant', 'warehouse'],
  calendar: [],
  goods: ['content', 'integrator'],
  prices: ['head_of_sales', 'integrator'],
  'prices.terms': ['head_of_sales'],
  costs: ['head_of_sales'],
  stock: ['warehouse', 'integrator'],
  content: ['content'],
  settings: [],
  integrations: ['integrator'],
  staff: [],
  journal: ['head_of_sales', 'integrator'],
  reports: ['head_of_sales', 'accountant'],
  'personal-data': [],
}

export const isPermitted = (role: string, asked: AskedPermission): boolean =>
  role === 'administrator' || [asked].flat().some((permission) => besidesAdministrator[permission].some((one) => one === role))
