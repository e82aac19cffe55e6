import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { endSessions } from '#modules/auth/end-sessions'
import { removeTwoFactor } from '#modules/auth/two-factor/set-up-two-factor'
import { isTwoFactorOn } from '#modules/auth/two-factor/is-two-factor-on'
import { readRequiredFrom, setRequiredFrom } from '#modules/auth/two-factor/two-factor-policy'
import type { Staff } from './list-customers.ts'
import { lockStaff } from './staff.queries.ts'

/** For a colleague who has lost the authenticator and the recovery codes; whoever is signed in as them is out. */
export async function resetTwoFactor(ctx: Context, actor: Staff, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const person = await lockStaff(tx, id)
    if (!person) throw new AppError('staff.not-found')
    if (id === actor.user.id) throw new AppError('staff.self')
    if (!(await isTwoFactorOn(tx, id))) throw new AppError('two-factor.off')
    await removeTwoFactor(tx, id)
    await endSessions(tx, id)
    await recordEvent(tx, actor, { type: 'two-factor.reset', entity: 'user', entityId: id })
  })
}

/** The days until then are the time to set it up; afterwards the back office opens to nobody without it. */
export async function requireTwoFactor(ctx: Context, actor: Staff, requiredFrom: string | null): Promise<{ requiredFrom: string | null }> {
  if (ctx.config.isDemo) throw new AppError('two-factor.demo')
  return inTransaction(ctx, async (tx) => {
    if (requiredFrom !== null && !(await isTwoFactorOn(tx, actor.user.id))) throw new AppError('two-factor.own-first')
    const before = await readRequiredFrom(tx)
    await setRequiredFrom(tx, requiredFrom)
    await recordEvent(tx, actor, {
      type: 'two-factor.requirement-changed',
      entity: 'site',
      entityId: actor.siteId,
      diff: { before: { requiredFrom: before }, after: { requiredFrom } },
    })
    return { requiredFrom }
  })
}
