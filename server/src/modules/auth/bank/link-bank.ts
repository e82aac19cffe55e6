import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { deleteIdentity, hasIdentity, insertIdentity } from './bank.queries.ts'
import { BANK, type Returned, returnFromBank } from './travel.ts'

type Himself = Actor & { user: ActorUser }

export const isBankLinked = (ctx: Context, { user }: Himself) => hasIdentity(ctx, { provider: BANK, userId: user.id })

/** The bank opens this account from now on; one that opens another's already stays there. */
export async function linkBank(ctx: Context, actor: Himself, returned: Returned): Promise<void> {
  const { subject } = await returnFromBank(ctx, actor, returned)
  await inTransaction(ctx, async (tx) => {
    const userId = actor.user.id
    if (!(await insertIdentity(tx, { provider: BANK, subject, userId }))) throw new AppError('auth.already-registered')
    await recordEvent(tx, actor, { type: 'bank.linked', entity: 'user', entityId: userId })
  })
}

export async function unlinkBank(ctx: Context, actor: Himself): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const userId = actor.user.id
    if (await deleteIdentity(tx, { provider: BANK, userId }))
      await recordEvent(tx, actor, { type: 'bank.unlinked', entity: 'user', entityId: userId })
  })
}
