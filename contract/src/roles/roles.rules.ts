/** Buyers, and the seller's people. */
export const roles = ['buyer', 'manager', 'head_of_sales', 'accountant', 'warehouse', 'content', 'integrator', 'administrator'] as const
export type Role = (typeof roles)[number]

/** Roles of a person inside their own company. */
export const companyRoles = ['owner', 'purchaser', 'approver', 'accountant', 'viewer'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** Roles that place, change, repeat and reserve orders. */
export const orderRoles = ['owner', 'purchaser', 'approver'] as const satisfies readonly CompanyRole[]
export const returnRoles = [...orderRoles] as const
export const paymentRoles = ['owner', 'purchaser', 'approver', 'accountant'] as const satisfies readonly CompanyRole[]
/** Roles that ask for reconciliation acts. */
export const reconciliationRoles = [...paymentRoles] as const
/** Roles that approve orders of purchasers, and hear of the orders that wait for it. */
export const approvalRoles = ['owner', 'approver'] as const satisfies readonly CompanyRole[]
/** Roles that edit requisites and bank accounts. */
export const requisitesRoles = ['owner', 'accountant'] as const satisfies readonly CompanyRole[]
/** Roles that hear of overdue invoices. */
export const overdueNoticeRoles = ['owner', 'accountant'] as const satisfies readonly CompanyRole[]
export const addressRoles = ['owner', 'purchaser'] as const satisfies readonly CompanyRole[]
/** Roles that manage members and the sum from which orders wait for approval. */
export const membersRoles = ['owner'] as const satisfies readonly CompanyRole[]

/** Roles that make and change specifications: all but those who only look. */
export const specificationRoles = ['owner', 'purchaser', 'approver', 'accountant'] as const satisfies readonly CompanyRole[]

/** Roles that make offers to the company's own clients. */
export const offerRoles = [...specificationRoles] as const

/** Roles that keep the company's purchasing board: all but those who only look. */
export const purchasingRoles = [...specificationRoles] as const

const isIn =
  (allowed: readonly CompanyRole[]) =>
  (role: CompanyRole | null | undefined): boolean =>
    role !== null && role !== undefined && allowed.includes(role)

export const canOrder = isIn(orderRoles)
export const canReturn = isIn(returnRoles)
export const canPay = isIn(paymentRoles)
export const canRequestReconciliation = isIn(reconciliationRoles)
export const canApprove = isIn(approvalRoles)
export const canChangeRequisites = isIn(requisitesRoles)
export const canChangeAddresses = isIn(addressRoles)
export const canChangeMembers = isIn(membersRoles)
export const canPlanPurchases = isIn(purchasingRoles)
export const canMakeOffers = isIn(offerRoles)

/** A person without a company has their own. */
export const canWriteSpecifications = (role: CompanyRole | null | undefined): boolean =>
  role === null || role === undefined || isIn(specificationRoles)(role)

export const isStaff = (role: Role): boolean => role !== 'buyer'

type Approval = {
  role: CompanyRole | null | undefined
  /** Of the company; null: no order waits. */
  approvalFrom: number | null
  sum: number
}

/** Whether an order waits for an approver: only a purchaser's does, from the company's sum on. */
export const needsApproval = ({ role, approvalFrom, sum }: Approval): boolean =>
  role === 'purchaser' && approvalFrom !== null && sum >= approvalFrom
