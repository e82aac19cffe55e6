import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { deleteIdentity, hasIdentity, insertIdentity } from './bank.queries.ts'
import { BANK, type BankCallback, completeBankSignOn } from './bank-sign-on.ts'

type SignedIn = Actor & { user: ActorUser }

export const isBankLinked = (ctx: Context, { user }: SignedIn) => hasIdentity(ctx, { provider: BANK, userId: user.id })

/** The bank opens this account from now on; one that opens another's already stays there. */
export async function linkBank(ctx: Context, actor: SignedIn, returned: BankCallback): Promise<void> {
  const { subject } = await completeBankSignOn(ctx, actor, returned)
  await inTransaction(ctx, async (tx) => {
    const userId = actor.user.id
    if (!(await insertIdentity(tx, { provider: BANK, subject, userId }))) throw new AppError('auth.already-registered')
    await recordEvent(tx, actor, { type: 'bank.linked', entity: 'user', entityId: userId })
  })
}

export async function unlinkBank(ctx: Context, actor: SignedIn): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const userId = actor.user.id
    if (await deleteIdentity(tx, { provider: BANK, userId }))
      await recordEvent(tx, actor, { type: 'bank.unlinked', entity: 'user', entityId: userId })
  })
}
