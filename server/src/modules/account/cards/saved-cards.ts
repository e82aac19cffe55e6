import type { PaymentCard } from '@vitrina/contract/payment-cards'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { isExpired } from './card.rules.ts'
import { deleteCard, listCards } from './cards.queries.ts'

type User = Actor & { user: ActorUser }

export async function listSavedCards(ctx: Context, { user }: User): Promise<PaymentCard[]> {
  const rows = await listCards(ctx, user.id)
  return rows.map(({ id, pan, expiresOn, createdAt }) => ({
    id,
    pan,
    expDate: expiresOn,
    isExpired: isExpired(expiresOn, ctx.now()),
    addedAt: createdAt.toISOString(),
  }))
}

export async function unbindCard(ctx: Context, actor: User, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteCard(tx, { userId: actor.user.id, id }))) throw new AppError('card.not-found')
    await recordEvent(tx, actor, { type: 'card.unbound', entity: 'payment-card', entityId: id })
  })
}
