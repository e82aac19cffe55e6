import type { AbsenceFields, StaffAbsence } from '@vitrina/contract/back-office/staff-desk'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { staffTextsIn } from '#texts/staff'
import { type AbsenceRow, deleteAbsence, findAbsence, hasAbsence, insertAbsence, lockSellers } from './absences.queries.ts'
import type { Staff } from './list-customers.ts'
import { insertManager } from './staff.queries.ts'

export const showAbsence = (row: AbsenceRow, today: string): StaffAbsence => ({
  ...row,
  isNow: row.awayFrom <= today && today <= row.awayTo,
})

const changesOf = ({ manager, substitute, awayFrom, awayTo }: AbsenceRow) => ({
  manager: manager.name,
  substitute: substitute.name,
  awayFrom,
  awayTo,
})

/** From day to day the substitute serves the companies of the absent one: `manages_company` reads the same table. */
export async function addAbsence(ctx: Context, actor: Staff, given: AbsenceFields): Promise<StaffAbsence> {
  const { managerId, substituteId, awayFrom, awayTo } = given
  const today = sellerDay(ctx.now())
  if (awayTo < awayFrom || awayTo < today || managerId === substituteId) throw new AppError('absence.wrong-days')
  return inTransaction(ctx, async (tx) => {
    const people = await lockSellers(tx, [managerId, substituteId])
    if (people.length < 2) throw new AppError('staff.not-found')
    if (await hasAbsence(tx, given)) throw new AppError('absence.overlaps')
    for (const { id } of people) await insertManager(tx, { userId: id, post: staffTextsIn('ru').roles.manager })
    const id = await insertAbsence(tx, { managerId, substituteId, awayFrom, awayTo })
    const made = await findAbsence(tx, id)
    if (!made) throw new Error('The absence just written is not there')
    await recordEvent(tx, actor, { type: 'absence.added', entity: 'user', entityId: managerId, diff: { after: changesOf(made) } })
    return showAbsence(made, today)
  })
}

export async function removeAbsence(ctx: Context, actor: Staff, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await findAbsence(tx, id)
    if (!found) throw new AppError('absence.not-found')
    await deleteAbsence(tx, id)
    await recordEvent(tx, actor, {
      type: 'absence.removed',
      entity: 'user',
      entityId: found.manager.id,
      diff: { before: changesOf(found) },
    })
  })
}
