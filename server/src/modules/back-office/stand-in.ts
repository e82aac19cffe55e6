import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { openSession } from '#modules/auth/open-session'
import { signOut } from '#modules/auth/sign-out'
import { staffScopeOf, type Staff } from './list-customers.ts'
import { findBuyer } from './stand-in.queries.ts'

/** A short session in a buyer's place, logged under the name of the member of staff. */
export async function standIn(ctx: Context, actor: Staff, userId: number) {
  return inTransaction(ctx, async (tx) => {
    const buyer = await findBuyer(tx, { ...staffScopeOf(actor), userId })
    if (!buyer) throw new AppError('buyer.not-found')
    await recordEvent(tx, actor, {
      type: 'stand-in.began',
      entity: 'user',
      entityId: buyer.id,
      diff: { companyId: buyer.companyId },
    })
    const session = await openSession(tx, actor, { userId: buyer.id, uuid: buyer.uuid, rememberMe: false, staffId: actor.user.id })
    return { ...session, name: buyer.name, companyName: buyer.companyName }
  })
}

/** Ends it, by its own token. */
export async function stopStandingIn(ctx: Context, actor: Staff, token: string): Promise<void> {
  if (actor.user.staffId === null) throw new AppError('access.denied')
  await inTransaction(ctx, async (tx) => {
    await recordEvent(tx, actor, { type: 'stand-in.ended', entity: 'user', entityId: actor.user.id })
    await signOut(tx, token)
  })
}
