import * as z from 'zod'
import { companyRole } from '../auth/auth.ts'
import { requisitesRoles, membersRoles } from '../roles/roles.rules.ts'
import { debtStatement } from '../debts/debts.ts'
import { partyStatus } from '../directory/directory.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { region } from '../site/site.ts'

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
const line = z.string().max(300).transform(clean).default('')
/** People paste requisites with spaces in them. */
const code = (most: number) =>
  z
    .string()
    .max(60)
    .transform((text) => text.replace(/\s+/g, '').toUpperCase())
    .pipe(z.string().max(most))
    .default('')
const id = z.coerce.number().pipe(z.int32().positive())

/** ul: юридическое лицо, ip: предприниматель, fl: физическое лицо. */
export const entityTypes = ['ul', 'ip', 'fl'] as const
export const taxModes = ['osno', 'usn', 'usn_nds5', 'usn_nds7', 'npd'] as const
export const companyStates = ['pending', 'approved', 'rejected', 'inactive'] as const
const companyState = z.enum(companyStates)
export type CompanyState = z.infer<typeof companyState>

export const bankAccountFields = z.object({ bik: code(9), bankName: line, correspondentAccount: code(20), account: code(20) })
export type BankAccountFields = z.output<typeof bankAccountFields>

/** Fields of a legal entity a buyer fills in; empty: not given. */
export const legalEntityFields = z.object({
  type: z.enum(entityTypes),
  shortName: line,
  fullName: line,
  inn: code(12),
  kpp: code(9),
  ogrn: code(15),
  legalAddress: z.string().max(500).transform(clean).default(''),
  headName: line,
  headPost: line,
  taxMode: z.enum(taxModes).default('osno'),
})
export type LegalEntityFields = z.output<typeof legalEntityFields>

const bankAccount = z.object({
  id: z.number(),
  bik: z.string(),
  bankName: z.string(),
  correspondentAccount: z.string(),
  account: z.string(),
  isDefault: z.boolean(),
})
export type BankAccount = z.infer<typeof bankAccount>

const companyContract = z.object({
  id: z.number(),
  number: z.string(),
  signedOn: z.iso.date(),
  validTo: z.iso.date().nullable(),
  creditLimit: money,
  deferralDays: z.number(),
  /** Of the contract itself, where it names one. */
  priceType: z.string().nullable(),
  isActive: z.boolean(),
})
export type CompanyContract = z.infer<typeof companyContract>

export const legalEntity = z.object({
  id: z.number(),
  type: z.enum(entityTypes),
  shortName: z.string(),
  fullName: z.string(),
  inn: z.string().nullable(),
  kpp: z.string().nullable(),
  ogrn: z.string().nullable(),
  /** From the state register. */
  partyStatus,
  legalAddress: z.string(),
  headName: z.string(),
  headPost: z.string(),
  taxMode: z.enum(taxModes),
  isMain: z.boolean(),
  bankAccounts: z.array(bankAccount),
  contracts: z.array(companyContract),
})
export type LegalEntity = z.infer<typeof legalEntity>

const managerCard = z.object({
  id: z.number(),
  name: z.string(),
  post: z.string(),
  phone: z.string().nullable(),
  extension: z.string(),
  email: z.string().nullable(),
  workHours: z.string(),
  messengers: z.array(z.object({ kind: z.enum(['telegram', 'whatsapp', 'max']), link: z.string() })),
})
export type ManagerCard = z.infer<typeof managerCard>

export const managerKinds = ['sales', 'technical', 'logistics', 'accounting'] as const

const personalManager = managerCard.extend({
  kind: z.enum(managerKinds),
  isMain: z.boolean(),
  /** While the manager is away: until when, and the substitute. */
  away: z.object({ until: z.iso.date(), substitute: managerCard }).nullable(),
})
export type PersonalManager = z.infer<typeof personalManager>

/** Specification §3; a figure the seller hides is absent (P-06). Debts are those of every other screen. */
export const companyFigures = z.object({
  priceType: z.string().nullable().optional(),
  creditSum: money.nullable().optional(),
  /** Remaining credit. */
  creditLeft: money.optional(),
  receivables: money.optional(),
  overdueReceivables: money.optional(),
  /** In days. */
  overdueDuration: z.number().optional(),
  deferralDays: z.number().nullable().optional(),
  /** Money not allocated to any invoice. */
  balance: money.optional(),
  /** In points. */
  bonus: z.number().nullable().optional(),
})
export type CompanyFigures = z.infer<typeof companyFigures>

const company = companyFigures.extend({
  id: z.number(),
  name: z.string(),
  isIndividual: z.boolean(),
  state: companyState,
  /** Why the seller refused it. */
  rejection: z.string(),
  region: region.pick({ id: true, name: true }).nullable(),
  kindOfActivity: z.string(),
  /** My role in it. */
  role: companyRole,
  /** Orders of its purchasers from this sum on wait for an approver or owner; null: none waits. */
  approvalFrom: money.nullable(),
  statement: debtStatement,
  legalEntities: z.array(legalEntity),
  personalManagers: z.array(personalManager),
})
export type Company = z.infer<typeof company>

const listedCompany = z.object({
  id: z.number(),
  name: z.string(),
  isIndividual: z.boolean(),
  state: companyState,
  role: companyRole,
  /** Of its main legal entity. */
  inn: z.string().nullable(),
  isActive: z.boolean(),
})
export type ListedCompany = z.infer<typeof listedCompany>
const listedFields = listedCompany.keyof()

const entityParams = z.object({ id })
const accountParams = z.object({ id, accountId: id })
const requisites = { policy: 'company', companyRoles: requisitesRoles } as const

export const companiesApi = {
  current: endpoint({
    method: 'GET',
    path: '/api/v1/user/company',
    summary: 'The company I work for now: figures, legal entities, managers',
    policy: 'company',
    output: company,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user/company-list',
    summary: 'Companies I belong to; `fields` names the wanted ones besides id',
    policy: 'user',
    query: z.object({
      page: pageNumber,
      'per-page': pageSize,
      filters: z.object({ name: z.string().max(200).transform(clean).optional() }).default({}),
      fields: z
        .string()
        .max(200)
        .transform((text) => text.split(',').map((name) => name.trim()))
        .pipe(z.array(listedFields))
        .optional(),
    }),
    output: z.object({ items: z.array(listedCompany.partial().required({ id: true })), meta: pageMeta }),
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/v1/user/set-company',
    summary: 'Work for another company of mine: prices, cart and lists are its own from now on',
    policy: 'user',
    // The chosen company changes everywhere, on the buyer's own screen too, so staff in the buyer's place may not choose it.
    inPerson: true,
    body: z.object({ id: z.int32().positive() }),
    output: listedCompany,
    errors: ['company.not-found', 'company.not-at-work'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/user/company',
    summary: 'A new company of mine, with its first legal entity',
    policy: 'user',
    inPerson: true,
    body: legalEntityFields.extend({ kindOfActivity: line, regionId: z.int32().positive().optional() }),
    output: listedCompany,
    errors: ['company.too-many'],
    idempotent: 'person',
  }),
  setApproval: endpoint({
    method: 'PUT',
    path: '/api/v1/user/company/approval',
    summary: 'The sum from which orders of purchasers wait for an approver; null: never',
    policy: 'company',
    companyRoles: membersRoles,
    inPerson: true,
    body: z.object({ from: money.pipe(z.int().positive().max(100_000_000_000)).nullable() }),
    output: z.object({ from: money.nullable() }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/v1/user/company/leave',
    summary: 'Leave the company I work for now; its last owner may not',
    policy: 'company',
    inPerson: true,
    output: z.object({}),
    errors: ['member.last-owner'],
  }),
  addEntity: endpoint({
    ...requisites,
    method: 'POST',
    path: '/api/v1/user/company/legal-entities',
    summary: 'One more legal entity of the company',
    body: legalEntityFields,
    output: legalEntity,
    errors: ['legal-entity.taken', 'legal-entity.too-many'],
    idempotent: true,
  }),
  changeEntity: endpoint({
    ...requisites,
    method: 'PUT',
    path: '/api/v1/user/company/legal-entities/:id',
    summary: 'Change a legal entity; under a contract its identity stays',
    params: entityParams,
    body: legalEntityFields,
    output: legalEntity,
    errors: ['legal-entity.not-found', 'legal-entity.taken', 'legal-entity.under-contract'],
  }),
  makeEntityMain: endpoint({
    ...requisites,
    method: 'POST',
    path: '/api/v1/user/company/legal-entities/:id/main',
    summary: 'Make it the default legal entity of documents',
    params: entityParams,
    output: z.object({}),
    errors: ['legal-entity.not-found'],
  }),
  removeEntity: endpoint({
    ...requisites,
    method: 'DELETE',
    path: '/api/v1/user/company/legal-entities/:id',
    summary: 'Remove a legal entity without contracts; the last one stays',
    params: entityParams,
    output: z.object({}),
    errors: ['legal-entity.not-found', 'legal-entity.under-contract', 'legal-entity.last'],
  }),
  addAccount: endpoint({
    ...requisites,
    method: 'POST',
    path: '/api/v1/user/company/legal-entities/:id/bank-accounts',
    summary: 'A bank account of a legal entity',
    params: entityParams,
    body: bankAccountFields,
    output: bankAccount,
    errors: ['legal-entity.not-found', 'bank-account.taken', 'bank-account.too-many'],
    idempotent: true,
  }),
  changeAccount: endpoint({
    ...requisites,
    method: 'PUT',
    path: '/api/v1/user/company/legal-entities/:id/bank-accounts/:accountId',
    summary: 'Change a bank account, or make it the default one',
    params: accountParams,
    body: bankAccountFields.extend({ isDefault: z.literal(true).optional() }),
    output: bankAccount,
    errors: ['bank-account.not-found', 'bank-account.taken'],
  }),
  removeAccount: endpoint({
    ...requisites,
    method: 'DELETE',
    path: '/api/v1/user/company/legal-entities/:id/bank-accounts/:accountId',
    summary: 'Remove a bank account',
    params: accountParams,
    output: z.object({}),
    errors: ['bank-account.not-found'],
  }),
}
