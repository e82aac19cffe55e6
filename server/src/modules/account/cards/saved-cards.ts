import type { PaymentCard } from '@vitrina/contract/account/payment-cards'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import type { BankCard } from '#platform/payments/t-kassa/payment-provider'
import { isExpired } from './card.rules.ts'
import { removeBankCard } from './cards.jobs.ts'
import { deleteCard, listBankCards, listCards, saveCard } from './cards.queries.ts'

type User = Actor & { user: ActorUser }

/** About a day of retries. */
const MAX_ATTEMPTS = 15

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

/** Removes them at the bank too, by a job after this has committed. `id`: one of them alone. */
export async function removeAtBank(tx: Context, userId: number, id?: number): Promise<void> {
  for (const card of await listBankCards(tx, userId, id)) await tx.jobs.add(removeBankCard.name, card, { maxAttempts: MAX_ATTEMPTS })
}

export async function unbindCard(ctx: Context, actor: User, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await removeAtBank(tx, actor.user.id, id)
    if (!(await deleteCard(tx, { userId: actor.user.id, id }))) throw new AppError('card.not-found')
    await recordEvent(tx, actor, { type: 'card.unbound', entity: 'payment-card', entityId: id })
  })
}

/** Saves a card the payer left with the bank. */
export async function saveBankCard(tx: Context, { userId, card }: { userId: number; card: BankCard }): Promise<void> {
  await saveCard(tx, { userId, bankCardId: card.cardId, pan: card.pan, expiresOn: card.expDate })
}

/** One card by the bank's ids; undefined: not this user's. */
export async function bankCardOf(ctx: Context, { userId, id }: { userId: number; id: number }) {
  const [card] = await listBankCards(ctx, userId, id)
  return card
}
