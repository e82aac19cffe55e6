import { and, desc, eq } from '#platform/database/drizzle'
import { localBankCards } from '#tables/local-bank'
import type { Context } from '../../context.ts'
import type { Card } from './notices.ts'

/** Test cards of the real bank: this one has no money, any other pays. */
const EMPTY_CARD = '220138******0831'

export const masked = (digits: string) => `${digits.slice(0, 6)}******${digits.slice(-4)}`

/** Why a card does not pay, by the bank's own codes; null: it does. */
export function refusalOf({ pan, expDate }: { pan: string; expDate: string }, now: Date): string | null {
  const [month, year] = [Number(expDate.slice(0, 2)), 2000 + Number(expDate.slice(2, 4))]
  if (Date.UTC(year, month) <= now.getTime()) return '1054'
  return pan === EMPTY_CARD ? '1051' : null
}

/** A card its owner leaves a second time is the same card. */
export async function saveCard(
  { db }: Context,
  { customerKey, pan, expDate }: { customerKey: string; pan: string; expDate: string },
): Promise<Card> {
  const [known] = await db
    .select()
    .from(localBankCards)
    .where(
      and(
        eq(localBankCards.customerKey, customerKey),
        eq(localBankCards.pan, pan),
        eq(localBankCards.expDate, expDate),
        eq(localBankCards.isRemoved, false),
      ),
    )
  if (known) return known
  const [card] = await db.insert(localBankCards).values({ customerKey, pan, expDate }).returning()
  if (!card) throw new Error('The card was not kept')
  const rebillId = String(1_000_000 + card.id)
  await db.update(localBankCards).set({ rebillId }).where(eq(localBankCards.id, card.id))
  return { ...card, rebillId }
}

/** Removed ones as well, as the real bank does. */
export const listCards = ({ db }: Context, customerKey: string) =>
  db.select().from(localBankCards).where(eq(localBankCards.customerKey, customerKey)).orderBy(desc(localBankCards.id))

export async function findCardByRebillId({ db }: Context, rebillId: string): Promise<Card | undefined> {
  const [card] = await db
    .select()
    .from(localBankCards)
    .where(and(eq(localBankCards.rebillId, rebillId), eq(localBankCards.isRemoved, false)))
  return card
}

export async function removeCard({ db }: Context, { customerKey, id }: { customerKey: string; id: number }): Promise<boolean> {
  const removed = await db
    .update(localBankCards)
    .set({ isRemoved: true })
    .where(and(eq(localBankCards.id, id), eq(localBankCards.customerKey, customerKey), eq(localBankCards.isRemoved, false)))
    .returning({ id: localBankCards.id })
  return removed.length > 0
}
