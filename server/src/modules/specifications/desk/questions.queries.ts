import { and, eq, isNull, type SQL, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'
import { specificationLines } from '#tables/specifications'
import { nameOfPerson } from '#modules/users/name-of-person'

/** An administrator and the head of sales answer everybody; a manager their own companies. */
export type QuestionScope = { siteId: number; staffId: number; seesAll: boolean }

const isSeen = ({ siteId, staffId, seesAll }: QuestionScope): SQL => sql`s.site_id = ${siteId} and s.deleted_at is null
  and s.kind = 'working' and ${seesAll ? sql`true` : sql`manages_company(${staffId}, s.company_id)`}`

const isOpen = sql`l.asked_at is not null and l.answered_at is null and l.product_id is null and l.custom_product_id is null`
const isAnswered = sql`l.asked_at is not null and l.answered_at is not null`

type Named = { id: number; name: string }
export type QuestionRow = {
  specificationId: number
  specificationName: string
  lineId: string
  company: Named | null
  person: Named | null
  text: string
  amount: number
  unit: string
  note: string
  askedAt: string
  answeredAt: string | null
  answer: string
  product: { id: number; article: string; name: string } | null
}

const SHAPE: RowShape<QuestionRow> = {
  specificationId: 'number',
  specificationName: 'text',
  lineId: 'text',
  company: 'json?',
  person: 'json?',
  text: 'text',
  amount: 'number',
  unit: 'text',
  note: 'text',
  askedAt: 'text',
  answeredAt: 'text?',
  answer: 'text',
  product: 'json?',
}

const QUESTION =
  sql.raw(`s.id as "specificationId", s.name as "specificationName", l.id as "lineId", l.raw_text as text, l.amount, l.unit, l.note,
  to_json(l.asked_at) #>> '{}' as "askedAt", to_json(l.answered_at) #>> '{}' as "answeredAt", l.answer,
  (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = s.company_id) as company,
  (select json_build_object('id', u.id, 'name', ${nameOfPerson('u')}) from users u where u.id = s.owner_id) as person,
  (select json_build_object('id', p.id, 'article', p.article, 'name', p.name) from products p where p.id = l.product_id) as product`)

type QuestionQuery = QuestionScope & { state: 'open' | 'answered'; page: number; pageSize: number }

export async function listQuestions({ db }: Context, { state, page, pageSize, ...scope }: QuestionQuery) {
  const from = sql`from specification_lines l join specifications s on s.id = l.specification_id
    where ${isSeen(scope)} and ${state === 'open' ? isOpen : isAnswered}`
  const [counted] = await queryRows<{ total: number }>(db, { total: 'number' }, sql`select count(*) as total ${from}`)
  const rows = await queryRows<QuestionRow>(
    db,
    SHAPE,
    sql`select ${QUESTION} ${from} order by ${state === 'open' ? sql`l.asked_at, l.id` : sql`l.answered_at desc, l.id`}
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { rows, total: counted?.total ?? 0 }
}

type Place = { id: number; lineId: string }

/** The condition under which staff may lock a specification with an open question in this line. */
export const asksAbout = (scope: QuestionScope, lineId: string): SQL =>
  sql`${isSeen(scope)} and exists (select from specification_lines l where l.specification_id = s.id and l.id = ${lineId}::uuid and ${isOpen})`

export async function findQuestion({ db }: Context, { id, lineId }: Place): Promise<QuestionRow | undefined> {
  const [row] = await queryRows<QuestionRow>(
    db,
    SHAPE,
    sql`select ${QUESTION} from specification_lines l join specifications s on s.id = l.specification_id
      where s.id = ${id} and l.id = ${lineId}::uuid and l.asked_at is not null`,
  )
  return row
}

export async function setAnswered({ db, now }: Context, { id, lineId }: Place, answer: string): Promise<void> {
  await db
    .update(specificationLines)
    .set({ answeredAt: now(), answer })
    .where(and(eq(specificationLines.specificationId, id), eq(specificationLines.id, lineId)))
}

/** The row of an import a line came from, by which the company's choice is remembered. */
export async function findOrigin({ db }: Context, { id, lineId }: Place) {
  const [row] = await db
    .select({ importId: specificationLines.importId, position: specificationLines.importPosition })
    .from(specificationLines)
    .where(and(eq(specificationLines.specificationId, id), eq(specificationLines.id, lineId)))
  return row?.importId && row.position !== null ? { importId: row.importId, position: row.position } : null
}

/** Lines without a product that were not asked about before. Returns how many are asked about now. */
export async function setAsked({ db, now }: Context, id: number, lineIds: readonly string[]): Promise<number> {
  const rows = await db
    .update(specificationLines)
    .set({ askedAt: now(), answeredAt: null, answer: '' })
    .where(
      and(
        eq(specificationLines.specificationId, id),
        sql`${specificationLines.id} = any(${sql.param([...lineIds])}::uuid[])`,
        isNull(specificationLines.productId),
        isNull(specificationLines.customProductId),
        sql`(${specificationLines.askedAt} is null or ${specificationLines.answeredAt} is not null)`,
      ),
    )
    .returning({ id: specificationLines.id })
  return rows.length
}
