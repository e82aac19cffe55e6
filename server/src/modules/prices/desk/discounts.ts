import * as z from 'zod'
import { type DeskDiscount, discountsApi, type NewDiscount } from '@vitrina/contract/prices/desk/discounts'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { violatedUnique } from '#platform/database/sql-state'
import { AppError } from '#platform/errors'
import { deleteDiscount, findDiscount, findNamed, insertDiscount, lockDiscount, updateDiscount } from './discounts.queries.ts'
import { toldDiscount } from './journal-figures.ts'

async function discountOr404(tx: Context, id: number): Promise<DeskDiscount> {
  const found = await findDiscount(tx, id)
  if (!found) throw new AppError('discount.not-found')
  return found
}

/** In words: ids mean nothing in a journal. */
const subjectOf = ({ kind, subject, contract }: DeskDiscount) => ({ [kind]: subject.name, ...(contract && { contract: contract.number }) })

export const addDiscount = (ctx: Context, actor: Actor, given: NewDiscount): Promise<DeskDiscount> =>
  inTransaction(ctx, async (tx) => {
    const { hasCompany, hasContract, hasSubject } = await findNamed(tx, given)
    if (!hasCompany) throw new AppError('company.not-found')
    if (!hasContract) throw new AppError('contract.not-found')
    if (!hasSubject) throw new AppError(`${given.kind}.not-found`)
    const id = await insertDiscount(tx, given).catch((error: unknown) => {
      throw violatedUnique(error) ? new AppError('discount.taken') : error
    })
    const added = await discountOr404(tx, id)
    const diff = { ...subjectOf(added), after: { discount: toldDiscount(given.discount) } }
    await recordEvent(tx, actor, { type: 'discount.added', entity: 'discount', entityId: id, companyId: given.companyId, diff })
    return added
  })

type Change = { id: number; discount: number; expected: number }

export const changeDiscount = (ctx: Context, actor: Actor, { id, discount, expected }: Change): Promise<DeskDiscount> =>
  inTransaction(ctx, async (tx) => {
    await lockDiscount(tx, id)
    const before = await discountOr404(tx, id)
    if (before.discount !== expected) throw new AppError('discount.changed', { current: z.encode(discountsApi.change.output, before) })
    await updateDiscount(tx, id, discount)
    const diff = { ...subjectOf(before), before: { discount: toldDiscount(before.discount) }, after: { discount: toldDiscount(discount) } }
    await recordEvent(tx, actor, { type: 'discount.changed', entity: 'discount', entityId: id, companyId: before.company.id, diff })
    return { ...before, discount }
  })

export const removeDiscount = (ctx: Context, actor: Actor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    await lockDiscount(tx, id)
    const before = await discountOr404(tx, id)
    await deleteDiscount(tx, id)
    const diff = { ...subjectOf(before), before: { discount: toldDiscount(before.discount) } }
    await recordEvent(tx, actor, { type: 'discount.removed', entity: 'discount', entityId: id, companyId: before.company.id, diff })
    return { ok: true }
  })
