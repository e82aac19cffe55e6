import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { paymentCards } from '#tables/identity'

export const listCards = ({ db }: Context, userId: number) =>
  db.select().from(paymentCards).where(eq(paymentCards.userId, userId)).orderBy(desc(paymentCards.id))

export async function deleteCard({ db }: Context, { userId, id }: { userId: number; id: number }): Promise<boolean> {
  const gone = await db
    .delete(paymentCards)
    .where(and(eq(paymentCards.id, id), eq(paymentCards.userId, userId)))
    .returning({ id: paymentCards.id })
  return gone.length > 0
}
