import { and, asc, count, eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
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

/** Serialises concurrent additions for one company: neither the limit nor a code is taken twice. */
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

type Found = CodeForms & { productId: number; isBegun: boolean }

/** The upper bound of a search by a beginning: no code that begins so is above it. */
const LAST_CHARACTER = '\u{10ffff}'

const typedStatement = prepared<Found>(
  'customer_codes_typed',
  { productId: 'number', normalised: 'text', compact: 'text', isBegun: 'boolean' },
  `(select product_id as "productId", normalised, compact, false as "isBegun" from customer_codes
    where company_id = $1 and compact = any($2::text[]) limit ${MOST_FOUND})
  union all
  (select product_id, normalised, compact, true from customer_codes
    where $3::text is not null and company_id = $1 and compact >= $3 and compact < $4 order by compact, id limit ${MOST_FOUND})`,
)

/** Codes of this company that may be meant by one of these texts, then those that begin with another. */
export const findTyped = (
  ctx: Context,
  { companyId, whole, beginning }: { companyId: number; whole: string[]; beginning: string | null },
) => typedStatement(ctx, [companyId, whole, beginning, beginning === null ? null : beginning + LAST_CHARACTER])

export type CodeSpan = { first: string; last: string }

const spanStatement = prepared<Record<keyof CodeSpan, string | null>>(
  'customer_codes_span',
  { first: 'text?', last: 'text?' },
  'select min(compact) as first, max(compact) as last from customer_codes where company_id = $1',
)

/** The first and the last of a company's codes in the order of their bytes; null: it has none. */
export async function findSpan(ctx: Context, companyId: number): Promise<CodeSpan | null> {
  const [{ first, last } = { first: null, last: null }] = await spanStatement(ctx, [companyId])
  return first === null || last === null ? null : { first, last }
}
