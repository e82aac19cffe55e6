import { and, desc, eq } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { paymentCards } from '#tables/identity'
import { users } from '#tables/users'

export const listCards = ({ db }: Context, userId: number) =>
  db.select().from(paymentCards).where(eq(paymentCards.userId, userId)).orderBy(desc(paymentCards.id))

export async function deleteCard({ db }: Context, { userId, id }: { userId: number; id: number }): Promise<boolean> {
  const deleted = await db
    .delete(paymentCards)
    .where(and(eq(paymentCards.id, id), eq(paymentCards.userId, userId)))
    .returning({ id: paymentCards.id })
  return deleted.length > 0
}

/** The user's cards with the bank's ids, for the customer key. */
export const listBankCards = ({ db }: Context, userId: number, id?: number) =>
  db
    .select({ customerKey: users.uuid, bankCardId: paymentCards.bankCardId })
    .from(paymentCards)
    .innerJoin(users, eq(users.id, paymentCards.userId))
    .where(and(eq(paymentCards.userId, userId), id === undefined ? undefined : eq(paymentCards.id, id)))

/** A card may be saved again: the bank gives it another id, and its data of a known one are newer. */
export const saveCard = ({ db }: Context, card: typeof paymentCards.$inferInsert) =>
  db
    .insert(paymentCards)
    .values(card)
    .onConflictDoUpdate({
      target: paymentCards.bankCardId,
      set: { pan: card.pan, expiresOn: card.expiresOn },
      setWhere: eq(paymentCards.userId, card.userId),
    })
