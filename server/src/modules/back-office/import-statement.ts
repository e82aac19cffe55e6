import type { Customer } from '@vitrina/contract/back-office/back-office'
import type { AccountingStatement } from '@vitrina/contract/debts/debts'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordStatement } from '#modules/debts/record-statement'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { lockCustomer } from './customers.queries.ts'
import { readCustomer, staffScopeOf, type Staff } from './list-customers.ts'

/** The accounting system is the master: its figures of a company count from now on, with later changes. */
export async function importStatement(
  ctx: Context,
  actor: Staff,
  { id, ...told }: AccountingStatement & { id: number },
): Promise<Customer> {
  await inTransaction(ctx, async (tx) => {
    if (!(await lockCustomer(tx, { id, ...staffScopeOf(actor) }))) throw new AppError('company.not-found')
    const today = sellerDay(tx.now())
    if (told.asOf > today) throw new AppError('statement.of-tomorrow')
    await recordStatement(tx, { ...told, companyId: id, createdBy: actor.user.id, today })
    await recordEvent(tx, actor, { type: 'company.statement-imported', entity: 'company', entityId: id, companyId: id, diff: { ...told } })
  })
  return readCustomer(ctx, actor, id)
}
