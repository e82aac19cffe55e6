import { and, asc, count, eq, gte, inArray, lt, or } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { companies } from '#tables/companies'
import { customerCodes } from '#tables/search'
import type { CodeForms } from './code-forms.ts'

type Entry = CodeForms & { companyId: number; productId: number; code: string }

const shown = {
  id: customerCodes.id,
  code: customerCodes.code,
  product: { id: products.id, article: products.article, name: products.name },
}

const ofCompany = (companyId: number, productId: number | undefined) =>
  and(eq(customerCodes.companyId, companyId), productId === undefined ? undefined : eq(customerCodes.productId, productId))

export const listCodes = (
  { db }: Context,
  { companyId, productId, page, pageSize }: { companyId: number; productId: number | undefined; page: number; pageSize: number },
) =>
  db
    .select(shown)
    .from(customerCodes)
    .innerJoin(products, eq(products.id, customerCodes.productId))
    .where(ofCompany(companyId, productId))
    .orderBy(asc(customerCodes.compact), asc(customerCodes.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)

export async function countCodes({ db }: Context, companyId: number, productId?: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(customerCodes).where(ofCompany(companyId, productId))
  return row?.count ?? 0
}

/** Two who add codes for one company at once stand in line: neither the limit nor a code is taken twice. */
export const lockCompany = ({ db }: Context, companyId: number) =>
  db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')

export async function findCode({ db }: Context, { companyId, normalised }: { companyId: number; normalised: string }) {
  const [row] = await db
    .select({ id: customerCodes.id, productId: customerCodes.productId })
    .from(customerCodes)
    .where(and(eq(customerCodes.companyId, companyId), eq(customerCodes.normalised, normalised)))
  return row
}

export async function readCode({ db }: Context, id: number) {
  const [row] = await db
    .select(shown)
    .from(customerCodes)
    .innerJoin(products, eq(products.id, customerCodes.productId))
    .where(eq(customerCodes.id, id))
  if (!row) throw new Error('The code written is not there')
  return row
}

export async function insertCode({ db }: Context, entry: Entry): Promise<number> {
  const [row] = await db.insert(customerCodes).values(entry).returning({ id: customerCodes.id })
  if (!row) throw new Error('The insert gave no row back')
  return row.id
}

const isOurs = ({ id, companyId }: { id: number; companyId: number }) =>
  and(eq(customerCodes.id, id), eq(customerCodes.companyId, companyId))

export async function updateCode({ db }: Context, { id, ...entry }: Entry & { id: number }): Promise<boolean> {
  const changed = await db
    .update(customerCodes)
    .set(entry)
    .where(isOurs({ id, companyId: entry.companyId }))
    .returning({ id: customerCodes.id })
  return changed.length > 0
}

export async function deleteCode({ db }: Context, ours: { id: number; companyId: number }): Promise<boolean> {
  return (await db.delete(customerCodes).where(isOurs(ours)).returning({ id: customerCodes.id })).length > 0
}

const MOST_FOUND = 50
const found = { productId: customerCodes.productId, normalised: customerCodes.normalised, compact: customerCodes.compact }

/** Codes of this company that may be meant by any of these readings. */
export const findCodes = ({ db }: Context, companyId: number, forms: CodeForms[]) =>
  db
    .select(found)
    .from(customerCodes)
    .where(
      and(
        eq(customerCodes.companyId, companyId),
        or(
          inArray(
            customerCodes.normalised,
            forms.map(({ normalised }) => normalised),
          ),
          inArray(
            customerCodes.compact,
            forms.map(({ compact }) => compact),
          ),
        ),
      ),
    )
    .limit(MOST_FOUND)

/** Codes of this company that begin so. */
export const findBegun = ({ db }: Context, companyId: number, compact: string) =>
  db
    .select(found)
    .from(customerCodes)
    .where(
      and(eq(customerCodes.companyId, companyId), gte(customerCodes.compact, compact), lt(customerCodes.compact, `${compact}\u{10ffff}`)),
    )
    .orderBy(asc(customerCodes.compact), asc(customerCodes.id))
    .limit(MOST_FOUND)
