import * as z from 'zod'
import { companyRole } from '../auth/auth.ts'
import { legalEntity, legalEntityFields, managerKinds } from '../companies/companies.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { customer } from './back-office.ts'

const id = z.coerce.number().pipe(z.int32().positive())
const ofCompany = z.object({ id })
const ofEntity = z.object({ id, entityId: id })
const ofMember = z.object({ id, userId: id })
const ofContract = z.object({ id, contractId: id })
/** Of the terms the person saw: a company changed since is not changed blindly. */
const version = z.int().min(0)
const sum = money.pipe(z.int().min(0).max(100_000_000_000_00))
const days = z.int().min(0).max(365)

const named = z.object({ id: z.number(), name: z.string() })

const contractRow = z.object({
  id: z.number(),
  legalEntityId: z.number(),
  number: z.string(),
  signedOn: z.iso.date(),
  validTo: z.iso.date().nullable(),
  creditLimit: money,
  deferralDays: z.number(),
  priceTypeId: z.number().nullable(),
  isActive: z.boolean(),
})
export type DeskContract = z.infer<typeof contractRow>

const assigned = z.object({ managerId: z.int32().positive(), kind: z.enum(managerKinds), isMain: z.boolean() })

/** A company with its terms; parts the reader may not see are null. */
export const deskCompany = customer.extend({
  version,
  /** For whoever may see debts. */
  terms: z.object({ creditSum: money, deferralDays: z.number() }).nullable(),
  priceTypeId: z.number(),
  legalEntities: z.array(legalEntity.omit({ contracts: true })),
  contracts: z.array(contractRow),
  /** People of the company whose account is closed. */
  blocked: z.array(z.object({ id: z.number(), name: z.string(), role: companyRole })),
  assigned: z.array(assigned.extend({ name: z.string(), awayUntil: z.iso.date().nullable(), substitute: z.string().nullable() })),
  /** To choose from. */
  priceTypes: z.array(named),
  managersToChoose: z.array(named),
})
export type DeskCompany = z.infer<typeof deskCompany>

const contractBody = z.object({
  version,
  legalEntityId: z.int32().positive(),
  number: z.string().trim().min(1).max(60),
  signedOn: z.iso.date(),
  validTo: z.iso.date().nullable().default(null),
  creditLimit: sum,
  deferralDays: days,
  /** Null: the company's. */
  priceTypeId: z.int32().positive().nullable().default(null),
  isActive: z.boolean().default(true),
})
export type ContractFields = Omit<z.output<typeof contractBody>, 'version'>

/** Shorter words say nothing to the company's people. */
export const MIN_STOP_REASON = 3

const refusals = ['company.not-found', 'company.changed'] as const

export const companyDeskApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/companies/:id',
    summary: 'A company with its terms, contracts, legal entities, people and managers',
    policy: 'staff',
    permission: 'customers',
    params: ofCompany,
    output: deskCompany,
    errors: ['company.not-found'],
  }),
  setTerms: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/companies/:id/terms',
    summary: 'The credit limit and the days of deferral; they count from now on',
    policy: 'staff',
    permission: 'credit',
    params: ofCompany,
    body: z.object({ version, creditSum: sum, deferralDays: days }),
    output: deskCompany,
    errors: refusals,
  }),
  setPriceType: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/companies/:id/price-type',
    summary: 'The prices the company buys at from now on',
    policy: 'staff',
    permission: 'prices.terms',
    params: ofCompany,
    body: z.object({ version, priceTypeId: z.int32().positive() }),
    output: deskCompany,
    errors: [...refusals, 'price-type.not-found'],
  }),
  setManagers: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/companies/:id/managers',
    summary: 'Who serves the company; one of each kind may be the main one',
    policy: 'staff',
    permission: 'customers',
    params: ofCompany,
    body: z.object({ version, managers: z.array(assigned).max(20) }),
    output: deskCompany,
    errors: [...refusals, 'staff.not-found'],
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/companies/:id/active',
    summary: 'Stop or resume work with an approved company; nobody works for a stopped one',
    policy: 'staff',
    permission: 'customers',
    params: ofCompany,
    /** The company's people read the reason. */
    body: z
      .object({ version, isActive: z.boolean(), reason: z.string().trim().max(500).default('') })
      .refine(({ isActive, reason }) => isActive || reason.length >= MIN_STOP_REASON, { path: ['reason'] }),
    output: deskCompany,
    errors: [...refusals, 'company.decided'],
  }),
  addEntity: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/companies/:id/legal-entities',
    summary: 'A legal entity of the company, its requisites checked; the owners are told',
    policy: 'staff',
    permission: 'customers',
    params: ofCompany,
    body: legalEntityFields,
    output: deskCompany,
    errors: ['company.not-found', 'legal-entity.taken', 'legal-entity.too-many'],
    idempotent: true,
  }),
  changeEntity: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/companies/:id/legal-entities/:entityId',
    summary: 'Correct a legal entity; a party that has signed contracts stays the same one',
    policy: 'staff',
    permission: 'customers',
    params: ofEntity,
    body: legalEntityFields,
    output: deskCompany,
    errors: ['company.not-found', 'legal-entity.not-found', 'legal-entity.taken', 'legal-entity.under-contract'],
  }),
  inviteMember: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/companies/:id/invitations',
    summary: 'Invite a person to work for the company; the code and the link go to them alone',
    policy: 'staff',
    permission: 'customers',
    params: ofCompany,
    body: z.object({ contact: z.string().max(254), name: z.string().trim().max(200).default(''), role: companyRole }),
    output: z.object({ id: z.number(), email: z.string().nullable(), phone: z.string().nullable() }),
    errors: ['company.not-found', 'invitation.exists', 'invitation.too-many', 'member.exists', 'rate.limited'],
    idempotent: true,
  }),
  changeMember: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/companies/:id/members/:userId',
    summary: 'Give a person of the company another role; the last owner stays one, and the person is told',
    policy: 'staff',
    permission: 'customers',
    params: ofMember,
    body: z.object({ role: companyRole }),
    output: deskCompany,
    errors: ['company.not-found', 'member.not-found', 'member.last-owner'],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/companies/:id/members/:userId',
    summary: 'Take a person out of the company; they lose it at once and are told',
    policy: 'staff',
    permission: 'customers',
    params: ofMember,
    output: deskCompany,
    errors: ['company.not-found', 'member.not-found', 'member.last-owner'],
  }),
  setMemberBlocked: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/companies/:id/members/:userId/blocked',
    summary: 'Close a buyer’s account, or open it again; one who serves part of the companies may not close it for the others',
    policy: 'staff',
    permission: 'customers',
    params: ofMember,
    body: z.object({ isBlocked: z.boolean(), reason: z.string().trim().max(500).default('') }),
    output: deskCompany,
    errors: ['company.not-found', 'member.not-found', 'member.last-owner', 'access.denied'],
  }),
  addContract: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/companies/:id/contracts',
    summary: 'A contract of one of its legal entities; a price type of its own needs the right to prices',
    policy: 'staff',
    permission: 'credit',
    params: ofCompany,
    body: contractBody,
    output: deskCompany,
    errors: [...refusals, 'legal-entity.not-found', 'price-type.not-found', 'contract.wrong-days', 'access.denied'],
    idempotent: true,
  }),
  changeContract: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/companies/:id/contracts/:contractId',
    summary: 'Change a contract; closed ones stay for the papers',
    policy: 'staff',
    permission: 'credit',
    params: ofContract,
    body: contractBody,
    output: deskCompany,
    errors: [...refusals, 'contract.not-found', 'legal-entity.not-found', 'price-type.not-found', 'contract.wrong-days', 'access.denied'],
  }),
}
