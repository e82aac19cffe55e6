import type { Role } from './roles.rules.ts'

/** The seller's people. */
export const staffRoles = [
  'manager',
  'head_of_sales',
  'accountant',
  'warehouse',
  'content',
  'integrator',
  'administrator',
] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/** Roles that serve every company; a manager serves their own and those without one. */
export const everyCompanyRoles = ['head_of_sales', 'accountant', 'warehouse', 'administrator'] as const satisfies readonly StaffRole[]

export const seesEveryCompany = (role: Role | null | undefined): boolean => everyCompanyRoles.some((one) => one === role)
