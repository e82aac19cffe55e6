import * as z from 'zod'
import { companyRole, identityCookie, role } from '../auth/auth.ts'
import { accountingStatement, companyDebt } from '../debts/debts.ts'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { staffRoles } from '../roles/staff-roles.rules.ts'

const id = z.coerce.number().pipe(z.int32().positive())
const ofPath = z.object({ id })
const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

export const customerStates = ['pending', 'approved', 'rejected', 'inactive'] as const
const customerState = z.enum(customerStates)
export type CustomerState = z.infer<typeof customerState>

const buyer = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: companyRole,
  /** The person works for this company now, so staff may work for it in their place. */
  isAtWork: z.boolean(),
})
export type CustomerBuyer = z.infer<typeof buyer>

/** A company of buyers, as the seller's people see it. */
export const customer = z.object({
  id: z.number(),
  name: z.string(),
  state: customerState,
  isIndividual: z.boolean(),
  kindOfActivity: z.string(),
  rejection: z.string(),
  region: z.string().nullable(),
  /** Of its main legal entity. */
  inn: z.string().nullable(),
  kpp: z.string().nullable(),
  /** Another company has the same ИНН. */
  isInnShared: z.boolean(),
  createdAt: z.iso.datetime(),
  debt: companyDebt,
  managers: z.array(z.string()),
  buyers: z.array(buyer),
})
export type Customer = z.infer<typeof customer>

/** One of the seller's people. */
export const staffMember = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role,
  isBlocked: z.boolean(),
  hasTwoFactor: z.boolean(),
  companyCount: z.number(),
})
export type StaffMember = z.infer<typeof staffMember>

export const backOfficeApi = {
  customers: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/companies',
    summary: 'Companies of buyers: an administrator and the head of sales see all, a manager their own and those without a manager',
    policy: 'staff',
    permission: 'customers',
    query: z.object({
      page: pageNumber,
      pageSize,
      state: customerState.optional(),
      /** Part of a name, an ИНН, a buyer's e-mail or phone. */
      search: z.string().max(200).transform(clean).default(''),
      /** This one alone, for names repeat. */
      companyId: id.optional(),
    }),
    output: z.object({ items: z.array(customer), meta: pageMeta, pendingCount: z.number() }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/companies/:id/approve',
    summary: 'Let a company buy; its owners get a letter',
    policy: 'staff',
    permission: 'customers',
    params: ofPath,
    output: customer,
    errors: ['company.not-found', 'company.decided'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/companies/:id/reject',
    summary: 'Refuse a company; its owners get a letter with the reason',
    policy: 'staff',
    permission: 'customers',
    params: ofPath,
    body: z.object({ reason: z.string().max(1000).transform(clean).pipe(z.string().min(3)) }),
    output: customer,
    errors: ['company.not-found', 'company.decided'],
  }),
  importStatement: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/companies/:id/statement',
    summary: 'Save the accounting system’s figures of a company on a day; the store counts on from them',
    policy: 'staff',
    permission: 'debts',
    params: ofPath,
    body: accountingStatement,
    output: customer,
    errors: ['company.not-found', 'statement.of-tomorrow'],
    idempotent: true,
  }),
  standIn: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/on-behalf',
    summary: 'A session of two hours in a buyer’s place, for the company the buyer works for now',
    policy: 'staff',
    permission: 'stand-in',
    body: z.object({ userId: z.int32().positive() }),
    output: z.object({ authToken: z.string(), identityCookie, name: z.string(), companyName: z.string().nullable() }),
    errors: ['buyer.not-found'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/on-behalf/stop',
    summary: 'End the work in a buyer’s place; called with the token of that session',
    policy: 'user',
    output: z.object({}),
    errors: ['access.denied'],
  }),
  staff: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/staff',
    summary: 'The seller’s people and their rights',
    policy: 'staff',
    permission: 'staff',
    output: z.object({ items: z.array(staffMember) }),
  }),
  appoint: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/staff',
    summary: 'Give an existing account staff rights',
    policy: 'staff',
    permission: 'staff',
    body: z.object({ login: z.string().trim().min(3).max(254), role: z.enum(staffRoles) }),
    output: staffMember,
    errors: ['staff.not-found', 'staff.self', 'staff.last-administrator'],
  }),
  changeStaff: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/staff/:id',
    summary: 'Change a staff member’s rights; a blocked one is signed out at once',
    policy: 'staff',
    permission: 'staff',
    params: ofPath,
    body: z.object({ role, isBlocked: z.boolean() }),
    output: staffMember,
    errors: ['staff.not-found', 'staff.self', 'staff.last-administrator'],
  }),
}
