import type { CompanyTask, CustomerPage } from '@vitrina/contract/back-office/customer-page'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import {
  finishOpenTask,
  insertNote,
  insertTask,
  isTaskOf,
  listAssignees,
  listBought,
  listLastOrders,
  listLetters,
  listNotes,
  listSameInn,
  listTasks,
  listTasksOf,
} from './customer-page.queries.ts'
import { findRow, lockCustomer } from './customers.queries.ts'
import { staffScopeOf, type Staff } from './list-customers.ts'

type TaskRow = Awaited<ReturnType<typeof listTasks>>[number]

const taskOf = (actor: Staff, { assigneeId, doneAt, ...task }: TaskRow): CompanyTask => ({
  ...task,
  isMine: assigneeId === actor.user.id,
  doneAt: doneAt?.toISOString() ?? null,
})

/** Companies with the same ИНН; those of other managers stay unnamed. */
async function seenSameInn(ctx: Context, actor: Staff, companyId: number): Promise<CustomerPage['sameInn']> {
  const found: CustomerPage['sameInn'] = []
  for (const { id } of await listSameInn(ctx, companyId)) {
    const row = await findRow(ctx, { id, ...staffScopeOf(actor) })
    if (row && row.state !== 'deleted') found.push({ id, name: row.name, state: row.state })
  }
  return found
}

/** The page of a customer: what happens with them and what is to be done. */
export async function readCustomerPage(ctx: Context, actor: Staff, id: number): Promise<CustomerPage> {
  if (!(await findRow(ctx, { id, ...staffScopeOf(actor) }))) throw new AppError('company.not-found')
  const bought = await listBought(ctx, { companyId: id, today: sellerDay(ctx.now()) })
  const plain = (isStopped: boolean) => bought.filter((one) => one.isStopped === isStopped).map(({ isStopped: _, ...one }) => one)
  return {
    notes: (await listNotes(ctx, id)).map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() })),
    tasks: (await listTasks(ctx, id)).map((task) => taskOf(actor, task)),
    buys: plain(false),
    stopped: plain(true),
    orders: (await listLastOrders(ctx, id)).map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() })),
    letters: await listLetters(ctx, id),
    sameInn: await seenSameInn(ctx, actor, id),
    assignees: await listAssignees(ctx),
  }
}

async function requireCustomer(tx: Context, actor: Staff, id: number): Promise<void> {
  if (!(await lockCustomer(tx, { id, ...staffScopeOf(actor) }))) throw new AppError('company.not-found')
}

export const addCustomerNote = (ctx: Context, actor: Staff, { id, text }: { id: number; text: string }): Promise<CustomerPage> =>
  inTransaction(ctx, async (tx) => {
    await requireCustomer(tx, actor, id)
    await insertNote(tx, { companyId: id, text, authorId: actor.user.id })
    await recordEvent(tx, actor, { type: 'company.note-added', entity: 'company', entityId: id, companyId: id, diff: { after: { text } } })
    return readCustomerPage(tx, actor, id)
  })

type NewTask = { id: number; text: string; dueOn: string; assigneeId: number }

export const addCustomerTask = (ctx: Context, actor: Staff, { id, text, dueOn, assigneeId }: NewTask): Promise<CustomerPage> =>
  inTransaction(ctx, async (tx) => {
    await requireCustomer(tx, actor, id)
    const assignee = (await listAssignees(tx)).find((one) => one.id === assigneeId)
    if (!assignee) throw new AppError('staff.not-found')
    await insertTask(tx, { companyId: id, text, dueOn, assigneeId, authorId: actor.user.id })
    const after = { text, dueOn, manager: assignee.name }
    await recordEvent(tx, actor, { type: 'company.task-added', entity: 'company', entityId: id, companyId: id, diff: { after } })
    return readCustomerPage(tx, actor, id)
  })

/** A task finished twice is finished once. */
export const finishCustomerTask = (ctx: Context, actor: Staff, { id, taskId }: { id: number; taskId: number }): Promise<CustomerPage> =>
  inTransaction(ctx, async (tx) => {
    await requireCustomer(tx, actor, id)
    if (!(await isTaskOf(tx, { id: taskId, companyId: id }))) throw new AppError('task.not-found')
    const finished = await finishOpenTask(tx, { id: taskId, companyId: id })
    if (finished)
      await recordEvent(tx, actor, { type: 'company.task-done', entity: 'company', entityId: id, companyId: id, diff: { after: finished } })
    return readCustomerPage(tx, actor, id)
  })

export const listMyTasks = async (ctx: Context, actor: Staff): Promise<{ items: CompanyTask[] }> => ({
  items: (await listTasksOf(ctx, actor.user.id)).map((task) => taskOf(actor, task)),
})
