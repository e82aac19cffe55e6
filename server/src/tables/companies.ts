import {
  sql,
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#platform/database/drizzle'
import { companyRoles } from '@vitrina/contract/roles/roles.rules'
import { at, bytea, createdAt, id, kopecks } from './columns.ts'
import { fatesOf } from './fates.ts'
import { priceTypes } from './prices.ts'
import { regions } from './sites.ts'
import { users } from './users.ts'

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    isIndividual: boolean().notNull().default(false),
    regionId: integer().references(() => regions.id),
    priceTypeId: integer()
      .notNull()
      .references(() => priceTypes.id),
    state: text({ enum: ['pending', 'approved', 'rejected', 'inactive', 'deleted'] })
      .notNull()
      .default('pending'),
    kindOfActivity: text().notNull().default(''),
    creditSum: kopecks().notNull().default(0),
    deferralDays: integer().notNull().default(0),
    /** In points, by the seller's books; null: unknown. */
    bonus: integer(),
    /** Orders of its purchasers from this sum on wait for an approver or owner; null: none does. */
    approvalFrom: kopecks(),
    /** Counts changes of its terms, contracts and managers: a page opened before one does not overwrite it. */
    termsVersion: integer().notNull().default(0),
    /** Why staff refused it. */
    rejection: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('companies_name_trigrams').using('gin', t.name.op('gin_trgm_ops'))],
)

export const companiesFates = fatesOf(companies, {
  name: ['mentions', 'emptiedWithCompany'],
  kindOfActivity: ['emptiedWithCompany'],
  rejection: ['mentions'],
})

export const legalEntities = pgTable(
  'legal_entities',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** ul: юридическое лицо, ip: предприниматель, fl: физическое лицо. */
    type: text({ enum: ['ul', 'ip', 'fl'] }).notNull(),
    shortName: text().notNull(),
    fullName: text().notNull(),
    inn: text(),
    kpp: text(),
    ogrn: text(),
    ogrnDate: date({ mode: 'string' }),
    okpo: text(),
    okved: text(),
    /** From the state register; a bankrupt or closing one is shown to staff before credit. */
    status: text({ enum: ['ACTIVE', 'LIQUIDATING', 'LIQUIDATED', 'REORGANIZING', 'BANKRUPT'] })
      .notNull()
      .default('ACTIVE'),
    /** Key of the stored card of the company, as sent at sign-up. */
    requisitesKey: text(),
    legalAddress: text().notNull().default(''),
    headName: text().notNull().default(''),
    headPost: text().notNull().default(''),
    taxMode: text({ enum: ['osno', 'usn', 'usn_nds5', 'usn_nds7', 'npd'] })
      .notNull()
      .default('osno'),
    isMain: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.companyId),
    index().on(t.inn),
    index('legal_entities_inn_prefix').on(t.inn.op('text_pattern_ops')),
    index('legal_entities_short_name_trigrams').using('gin', t.shortName.op('gin_trgm_ops')),
  ],
)

export const legalEntitiesFates = fatesOf(legalEntities, {
  shortName: ['mentions', 'emptiedWithCompany'],
  fullName: ['mentions', 'emptiedWithCompany'],
  inn: ['emptiedWithCompany'],
  kpp: ['emptiedWithCompany'],
  ogrn: ['emptiedWithCompany'],
  ogrnDate: ['emptiedWithCompany'],
  okpo: ['emptiedWithCompany'],
  okved: 'impersonal',
  requisitesKey: ['emptiedWithCompany'],
  legalAddress: ['emptiedWithCompany'],
  headName: ['mentions', 'emptiedWithCompany'],
  headPost: ['emptiedWithCompany'],
})

export const bankAccounts = pgTable('bank_accounts', {
  id: id(),
  legalEntityId: integer()
    .notNull()
    .references(() => legalEntities.id, { onDelete: 'cascade' }),
  bik: text().notNull(),
  bankName: text().notNull(),
  correspondentAccount: text().notNull(),
  account: text().notNull(),
  isDefault: boolean().notNull().default(true),
})

export const bankAccountsFates = fatesOf(bankAccounts, {
  bik: 'erased',
  bankName: 'erased',
  correspondentAccount: 'erased',
  account: 'erased',
})

export const contracts = pgTable('contracts', {
  id: id(),
  legalEntityId: integer()
    .notNull()
    .references(() => legalEntities.id),
  number: text().notNull(),
  signedOn: date({ mode: 'string' }).notNull(),
  validTo: date({ mode: 'string' }),
  creditLimit: kopecks().notNull().default(0),
  deferralDays: integer().notNull().default(0),
  /** Where it names one, it goes before the company's. */
  priceTypeId: integer().references(() => priceTypes.id),
  isActive: boolean().notNull().default(true),
})

export const contractsFates = fatesOf(contracts, {
  number: 'impersonal',
})

export const companyMembers = pgTable(
  'company_members',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    userId: integer()
      .notNull()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    role: text({ enum: companyRoles }).notNull(),
    joinedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] }), index().on(t.userId)],
)

export const companyMembersFates = fatesOf(companyMembers, {
  companyId: ['exported'],
  role: ['exported'],
  joinedAt: ['exported'],
})

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    label: text().notNull(),
    address: text().notNull(),
    fiasId: text().notNull().default(''),
    postalCode: text().notNull().default(''),
    lat: doublePrecision(),
    lon: doublePrecision(),
    /** Gate or entrance. */
    entrance: text().notNull().default(''),
    driverNote: text().notNull().default(''),
    contactName: text().notNull().default(''),
    phone: text().notNull().default(''),
    workingHours: text().notNull().default(''),
    unloading: jsonb().$type<{ ramp?: boolean; crane?: boolean; maxTruck?: string }>().notNull().default({}),
    /** The consignee where it is not the main legal entity; its unit's КПП goes into the documents. */
    consigneeId: integer().references(() => legalEntities.id, { onDelete: 'set null' }),
    consigneeKpp: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
  },
  (t) => [index().on(t.companyId), uniqueIndex('delivery_addresses_one_default').on(t.companyId).where(sql`${t.isDefault}`)],
)

export const deliveryAddressesFates = fatesOf(deliveryAddresses, {
  label: ['mentions', 'emptiedWithCompany'],
  address: ['emptiedWithCompany'],
  fiasId: ['emptiedWithCompany'],
  postalCode: ['emptiedWithCompany'],
  lat: ['emptiedWithCompany'],
  lon: ['emptiedWithCompany'],
  entrance: ['emptiedWithCompany'],
  driverNote: ['mentions', 'emptiedWithCompany'],
  contactName: ['mentions', 'emptiedWithCompany'],
  phone: ['mentions', 'emptiedWithCompany'],
  workingHours: ['emptiedWithCompany'],
  unloading: 'impersonal',
  consigneeKpp: 'impersonal',
})

/** The manager's card for buyers; the manager signs in as a user. */
export const managers = pgTable('managers', {
  userId: integer()
    .primaryKey()
    .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
  post: text().notNull(),
  extension: text().notNull().default(''),
  workHours: text().notNull().default(''),
  regionId: integer().references(() => regions.id),
  messengers: jsonb().$type<{ kind: 'telegram' | 'whatsapp' | 'max'; link: string }[]>().notNull().default([]),
})

export const managersFates = fatesOf(managers, {
  post: 'staff',
  extension: 'staff',
  workHours: 'staff',
  messengers: 'staff',
})

/** During an absence another manager stands in. */
export const managerAbsences = pgTable(
  'manager_absences',
  {
    id: id(),
    managerId: integer()
      .notNull()
      .references(() => managers.userId, { onDelete: 'cascade' }),
    substituteId: integer()
      .notNull()
      .references(() => managers.userId, { onDelete: 'cascade' }),
    awayFrom: date({ mode: 'string' }).notNull(),
    awayTo: date({ mode: 'string' }).notNull(),
  },
  (t) => [index().on(t.managerId, t.awayTo)],
)

export const companyManagers = pgTable(
  'company_managers',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    managerId: integer()
      .notNull()
      .references(() => managers.userId),
    kind: text({ enum: ['sales', 'technical', 'logistics', 'accounting'] })
      .notNull()
      .default('sales'),
    isMain: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.managerId, t.kind] }), index().on(t.managerId)],
)

/** A colleague asked to join; the code itself is in the letter or message only. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    /** Stands in the link: names the invitation, opens nothing without the code. */
    uuid: uuid().notNull().unique().defaultRandom(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text(),
    phone: text(),
    name: text().notNull().default(''),
    role: text({ enum: companyRoles }).notNull(),
    codeHash: bytea().notNull(),
    tries: integer().notNull().default(0),
    invitedBy: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    acceptedAt: at(),
    revokedAt: at(),
  },
  (t) => [index().on(t.companyId)],
)

export const invitationsFates = fatesOf(invitations, {
  email: ['exported', 'emptied'],
  phone: ['exported', 'emptied'],
  name: ['exported', 'emptied', 'mentions'],
  role: ['exported'],
  createdAt: ['exported'],
  acceptedAt: ['exported'],
})
