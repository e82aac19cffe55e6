import { and, asc, desc, eq, inArray, isNull, sql } from '#platform/database/drizzle'
import type { BoughtProduct, CustomerPage } from '@vitrina/contract/back-office/customer-page'
import { STOPPED_AFTER_DAYS, STOPPED_AFTER_ORDERS } from '@vitrina/contract/back-office/customer-page.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sellerDayOf } from '#platform/database/seller-day'
import { companies } from '#tables/companies'
import { companyNotes, companyTasks } from '#tables/company-notes'
import { orders } from '#tables/orders'
import { users } from '#tables/users'

const MOST_SHOWN = 50
const MOST_BOUGHT = 10

const personName = sql<string>`coalesce(nullif(concat_ws(' ', nullif(${users.lastName}, ''), nullif(${users.firstName}, '')), ''), ${users.email}, '')`

export const insertNote = ({ db }: Context, note: typeof companyNotes.$inferInsert) =>
  db.insert(companyNotes).values(note).returning({ id: companyNotes.id })

export const insertTask = ({ db }: Context, task: typeof companyTasks.$inferInsert) =>
  db.insert(companyTasks).values(task).returning({ id: companyTasks.id })

/** Undefined: there is no such open task of the company. */
export async function finishOpenTask({ db, now }: Context, { id, companyId }: { id: number; companyId: number }) {
  const [row] = await db
    .update(companyTasks)
    .set({ doneAt: now() })
    .where(and(eq(companyTasks.id, id), eq(companyTasks.companyId, companyId), isNull(companyTasks.doneAt)))
    .returning({ text: companyTasks.text })
  return row
}

export async function isTaskOf({ db }: Context, { id, companyId }: { id: number; companyId: number }): Promise<boolean> {
  const rows = await db
    .select({ id: companyTasks.id })
    .from(companyTasks)
    .where(and(eq(companyTasks.id, id), eq(companyTasks.companyId, companyId)))
  return rows.length > 0
}

export const listNotes = ({ db }: Context, companyId: number) =>
  db
    .select({ id: companyNotes.id, text: companyNotes.text, author: personName, createdAt: companyNotes.createdAt })
    .from(companyNotes)
    .leftJoin(users, eq(users.id, companyNotes.authorId))
    .where(eq(companyNotes.companyId, companyId))
    .orderBy(desc(companyNotes.id))
    .limit(MOST_SHOWN)

const taskColumns = {
  id: companyTasks.id,
  text: companyTasks.text,
  dueOn: companyTasks.dueOn,
  assignee: personName,
  assigneeId: companyTasks.assigneeId,
  doneAt: companyTasks.doneAt,
  company: { id: companies.id, name: companies.name },
}

const selectTasks = ({ db }: Context) =>
  db
    .select(taskColumns)
    .from(companyTasks)
    .innerJoin(users, eq(users.id, companyTasks.assigneeId))
    .innerJoin(companies, eq(companies.id, companyTasks.companyId))
    .$dynamic()

/** Open ones first, the first due at the top. */
export const listTasks = (ctx: Context, companyId: number) =>
  selectTasks(ctx)
    .where(eq(companyTasks.companyId, companyId))
    .orderBy(sql`${companyTasks.doneAt} desc nulls first`, asc(companyTasks.dueOn), asc(companyTasks.id))
    .limit(MOST_SHOWN)

export const listTasksOf = (ctx: Context, assigneeId: number) =>
  selectTasks(ctx)
    .where(and(eq(companyTasks.assigneeId, assigneeId), isNull(companyTasks.doneAt)))
    .orderBy(asc(companyTasks.dueOn), asc(companyTasks.id))
    .limit(MOST_SHOWN)

export const listLastOrders = ({ db }: Context, companyId: number) =>
  db
    .select({ id: orders.id, number: orders.number, placedAt: orders.createdAt, state: orders.state, total: orders.total })
    .from(orders)
    .where(eq(orders.companyId, companyId))
    .orderBy(desc(orders.id))
    .limit(MOST_BOUGHT)

/** Colleagues with a permission for customers. */
export const listAssignees = ({ db }: Context) =>
  db
    .select({ id: users.id, name: personName })
    .from(users)
    .where(and(inArray(users.role, ['manager', 'head_of_sales', 'accountant', 'administrator']), eq(users.state, 'active')))
    .orderBy(asc(users.lastName), asc(users.id))

const DAY = sellerDayOf(sql`o.created_at`)

type BoughtRow = BoughtProduct & { isStopped: boolean }

/** Everything the company has bought in two years in one statement: how often, for how much, and whether it has stopped. */
export function listBought({ db }: Context, { companyId, today }: { companyId: number; today: string }): Promise<BoughtRow[]> {
  const isStopped = sql`(g.times >= ${STOPPED_AFTER_ORDERS} and ${today}::date - g.last_on > greatest(2 * g.every_days, ${STOPPED_AFTER_DAYS}))`
  return queryRows<BoughtRow>(
    db,
    {
      productId: 'number',
      article: 'text',
      name: 'text',
      orders: 'number',
      sum: 'number',
      lastOn: 'text',
      everyDays: 'number?',
      isStopped: 'boolean',
    },
    sql`
    with days as (
      select i.product_id, max(i.id) as item, ${DAY} as day, sum(i.sum) as sum
      from orders o join order_items i on i.order_id = o.id
      where o.company_id = ${companyId} and o.state not in ('cancelled', 'declined', 'rejected') and i.product_id is not null
        and ${DAY} >= ${today}::date - interval '2 years'
      group by i.product_id, ${DAY}
    ), goods as (
      select product_id, max(item) as item, count(*)::int as times, sum(sum) as sum, max(day) as last_on,
        case when count(*) > 1 then ((max(day) - min(day)) / (count(*) - 1))::int end as every_days
      from days group by product_id
    ), judged as (
      select g.*, ${isStopped} as is_stopped, row_number() over (partition by ${isStopped} order by g.sum desc, g.product_id) as place
      from goods g
    )
    select j.product_id as "productId", i.article, i.name, j.times as orders, j.sum::bigint as sum, j.last_on::text as "lastOn",
      j.every_days as "everyDays", j.is_stopped as "isStopped"
    from judged j join order_items i on i.id = j.item where j.place <= ${MOST_BOUGHT} order by j.is_stopped, j.sum desc, j.product_id`,
  )
}

/** The last letters to people of the company. */
export const listLetters = ({ db }: Context, companyId: number): Promise<CustomerPage['letters']> =>
  queryRows<CustomerPage['letters'][number]>(
    db,
    { id: 'number', subject: 'text', recipient: 'text', sentAt: 'text' },
    sql`
    select l.id, l.subject, l.recipient, l.created_at as "sentAt" from (
      select distinct u.email from company_members m join users u on u.id = m.user_id where m.company_id = ${companyId} and u.email is not null
    ) e cross join lateral (
      select m.id, m.subject, m.recipient, m.created_at from mails m where m.recipient = e.email order by m.id desc limit ${MOST_BOUGHT}
    ) l order by l.id desc limit ${MOST_BOUGHT}`,
  ).then((rows) => rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt).toISOString() })))

/** Companies that share an ИНН with this one. */
export const listSameInn = ({ db }: Context, companyId: number): Promise<{ id: number }[]> =>
  queryRows<{ id: number }>(
    db,
    { id: 'number' },
    sql`
    select distinct o.company_id as id from legal_entities e join legal_entities o on o.inn = e.inn and o.company_id <> e.company_id
    where e.company_id = ${companyId} and e.inn is not null order by 1`,
  )
