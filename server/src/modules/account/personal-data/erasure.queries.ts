import { and, count, eq, inArray, ne, or, type SQL, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { customProducts } from '#tables/choices'
import {
  bankAccounts,
  companies,
  companiesFates,
  companyMembers,
  deliveryAddresses,
  deliveryAddressesFates,
  legalEntities,
  legalEntitiesFates,
} from '#tables/companies'
import { columnsWith, type TableFates } from '#tables/fates'
import { dataExports, destructionRecords } from '#tables/identity'
import { offerBrands } from '#tables/offers'
import { storedFiles } from '#tables/platform'
import { specifications } from '#tables/specifications'
import { users, usersFates } from '#tables/users'
import { inventory, type PersonalDataTable, mentions } from './inventory.queries.ts'
import type { Person } from './traits.rules.ts'

export type Erased = { table: string; erased: number; anonymised: number }

const ERASED = '[удалено]'

const valueOf = (person: Person, is: PersonalDataTable['by'][number]['is']) =>
  ({ id: person.id, viewer: `u:${person.id}`, owner: `user:${person.id}`, email: person.email, phone: person.phone })[is]

/** Names of tables and columns come from the inventory alone; every value travels as a parameter. */
function belongsTo({ by }: PersonalDataTable, person: Person): SQL | undefined {
  return or(
    ...by.flatMap(({ column, is }) => {
      const value = valueOf(person, is)
      return value === null ? [] : [sql`${sql.identifier(column)} = ${value}`]
    }),
  )
}

export async function readPersonalRows({ db }: Context, storage: PersonalDataTable, person: Person): Promise<Record<string, unknown>[]> {
  const where = belongsTo(storage, person)
  if (!where || !storage.exported) return []
  const columns = sql.join(
    storage.exported.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const { rows } = await db.execute(sql`select ${columns} from ${sql.identifier(storage.table)} where ${where}`)
  return rows
}

/** Erases or anonymises the person's rows in every table of the inventory. */
export async function eraseInventory({ db }: Context, person: Person): Promise<Erased[]> {
  const done: Erased[] = []
  for (const storage of inventory) {
    const where = belongsTo(storage, person)
    if (!where) continue
    const table = sql.identifier(storage.table)
    if (storage.fate === 'erase') {
      const { rowCount } = await db.execute(sql`delete from ${table} where ${where}`)
      done.push({ table: storage.table, erased: rowCount ?? 0, anonymised: 0 })
    } else {
      const set = sql.raw(storage.fate.map(([column, value]) => `"${column}" = ${value}`).join(', '))
      const { rowCount } = await db.execute(sql`update ${table} set ${set} where ${where}`)
      done.push({ table: storage.table, erased: 0, anonymised: rowCount ?? 0 })
    }
  }
  return done
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Removes the person's name, phone and e-mail from texts of others and keeps the rest. */
export async function eraseMentions({ db }: Context, traits: readonly string[]): Promise<Erased[]> {
  const done: Erased[] = []
  if (traits.length === 0) return done
  const patterns = traits.map((trait) => `%${escaped(trait)}%`)
  for (const { table, columns } of mentions) {
    const cleaned = columns.map(({ name: column, isJson }) => {
      const name = sql.identifier(column)
      const start: SQL = isJson ? sql`${name}::text` : sql`${name}`
      const replaced = traits.reduce((text, trait) => sql`replace(${text}, ${trait}, ${ERASED})`, start)
      return sql`${name} = ${isJson ? sql`(${replaced})::jsonb` : replaced}`
    })
    const found = columns.map(({ name }) => sql`${sql.identifier(name)}::text like any(${sql.param(patterns)}::text[])`)
    const { rowCount } = await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.join(cleaned, sql`, `)} where ${sql.join(found, sql` or `)}`,
    )
    if (rowCount) done.push({ table, erased: 0, anonymised: rowCount })
  }
  return done
}

/** Jobs that have not run name the address they were meant for. */
export async function eraseJobs({ db }: Context, traits: readonly string[]): Promise<void> {
  if (traits.length === 0) return
  const patterns = traits.map((trait) => `%${escaped(trait)}%`)
  await db.execute(
    sql`delete from graphile_worker._private_jobs where payload::text like any(${sql.param(patterns)}::text[]) and locked_at is null`,
  )
}

/** The row stays for rows that refer to it; it identifies nobody any more. */
export const eraseUser = ({ db }: Context, id: number) =>
  db
    .update(users)
    .set({
      ...Object.fromEntries(columnsWith(usersFates, 'emptied').map(({ key, column }) => [key, column.notNull ? '' : null])),
      uuid: sql`gen_random_uuid()`,
      state: 'deleted',
    })
    .where(eq(users.id, id))

/** Held until the end: of two owners who leave at once one stays. */
export async function lockCompaniesOf({ db }: Context, userId: number) {
  const own = db.select({ id: companyMembers.companyId }).from(companyMembers).where(eq(companyMembers.userId, userId))
  return db
    .select({ id: companies.id, name: companies.name, isIndividual: companies.isIndividual, state: companies.state })
    .from(companies)
    .where(inArray(companies.id, own))
    .orderBy(companies.id)
    .for('update')
}

export async function countOthers({ db }: Context, { companyId, userId }: { companyId: number; userId: number }) {
  const [row] = await db
    .select({
      members: count(),
      owners: sql<number>`count(*) filter (where ${companyMembers.role} = 'owner')::int`,
    })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), ne(companyMembers.userId, userId)))
  return { members: row?.members ?? 0, owners: row?.owners ?? 0 }
}

/** A name that must not be empty says that it was erased. */
const emptiedWithCompany = (marked: TableFates) =>
  Object.fromEntries(
    columnsWith(marked, 'emptiedWithCompany').map(({ key, column }) => [key, !column.notNull ? null : column.hasDefault ? '' : ERASED]),
  )

/** Of a company that is the person: a sole trader or a private one. */
export async function erasePersonalCompany({ db }: Context, companyId: number): Promise<{ erased: Erased[]; fileKeys: string[] }> {
  const entities = await db
    .select({ id: legalEntities.id, type: legalEntities.type, requisitesKey: legalEntities.requisitesKey })
    .from(legalEntities)
    .where(eq(legalEntities.companyId, companyId))
  if (entities.some(({ type }) => type === 'ul')) return { erased: [], fileKeys: [] }
  const ids = entities.map(({ id }) => id)
  const accounts = ids.length > 0 ? await db.delete(bankAccounts).where(inArray(bankAccounts.legalEntityId, ids)).returning() : []
  const brands = await db.delete(offerBrands).where(eq(offerBrands.companyId, companyId)).returning()
  const changed = await db
    .update(legalEntities)
    .set(emptiedWithCompany(legalEntitiesFates))
    .where(eq(legalEntities.companyId, companyId))
    .returning({ id: legalEntities.id })
  const addresses = await db
    .update(deliveryAddresses)
    .set({ ...emptiedWithCompany(deliveryAddressesFates), isActive: false, isDefault: false })
    .where(eq(deliveryAddresses.companyId, companyId))
    .returning({ id: deliveryAddresses.id })
  await db
    .update(companies)
    .set({ ...emptiedWithCompany(companiesFates), state: 'deleted' })
    .where(eq(companies.id, companyId))
  return {
    erased: [
      { table: 'companies', erased: 0, anonymised: 1 },
      { table: 'legal_entities', erased: 0, anonymised: changed.length },
      { table: 'bank_accounts', erased: accounts.length, anonymised: 0 },
      { table: 'delivery_addresses', erased: 0, anonymised: addresses.length },
      { table: 'offer_brands', erased: brands.length, anonymised: 0 },
    ],
    fileKeys: [
      ...entities.flatMap(({ requisitesKey }) => requisitesKey ?? []),
      ...brands.flatMap(({ logoKey, stampKey, signatureKey }) => [logoKey, stampKey, signatureKey].flatMap((key) => key ?? [])),
    ],
  }
}

/** The person's private custom products, with their pictures. */
export async function erasePrivateProducts({ db }: Context, userId: number): Promise<{ erased: number; fileKeys: string[] }> {
  const deleted = await db
    .delete(customProducts)
    .where(and(eq(customProducts.ownerId, userId), or(eq(customProducts.visibility, 'private'), sql`${customProducts.companyId} is null`)))
    .returning({ image: customProducts.image })
  return { erased: deleted.length, fileKeys: deleted.flatMap(({ image }) => image ?? []) }
}

export async function listOwnFiles({ db }: Context, userId: number): Promise<string[]> {
  const rows = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(eq(storedFiles.owner, `user:${userId}`))
  const exports = await db.select({ key: dataExports.fileKey }).from(dataExports).where(eq(dataExports.userId, userId))
  return [...new Set([...rows.map(({ key }) => key), ...exports.flatMap(({ key }) => key ?? [])])]
}

export async function insertRecord({ db }: Context, record: typeof destructionRecords.$inferInsert) {
  const [row] = await db.insert(destructionRecords).values(record).returning()
  if (!row) throw new Error('The record of the destruction was not written')
  return row
}

/** Specifications that nobody else sees. */
export async function erasePrivateSpecifications({ db }: Context, userId: number): Promise<number> {
  const deleted = await db
    .delete(specifications)
    .where(and(eq(specifications.ownerId, userId), or(eq(specifications.visibility, 'private'), sql`${specifications.companyId} is null`)))
    .returning({ id: specifications.id })
  return deleted.length
}
