import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { matchingChoices } from '#tables/list-import'

export type Choice = { matchKey: string; productId: number | null; customProductId: number | null }

/** A later choice for the same text takes the place of the earlier one. */
export async function rememberChoice(
  { db }: Context,
  {
    companyId,
    userId,
    matchKey,
    productId,
    customProductId,
  }: { companyId: number; userId: number; matchKey: string; productId: number | null; customProductId: number | null },
): Promise<void> {
  const chosen = { productId, customProductId, chosenBy: userId, chosenAt: sql`now()` }
  await db
    .insert(matchingChoices)
    .values({ companyId, matchKey, productId, customProductId, chosenBy: userId })
    .onConflictDoUpdate({ target: [matchingChoices.companyId, matchingChoices.matchKey], set: chosen })
}

/** What the people of a company chose for these texts. */
export async function choicesOf({ db }: Context, companyId: number, keys: readonly string[]): Promise<Choice[]> {
  if (keys.length === 0) return []
  return db
    .select({
      matchKey: matchingChoices.matchKey,
      productId: matchingChoices.productId,
      customProductId: matchingChoices.customProductId,
    })
    .from(matchingChoices)
    .leftJoin(products, eq(products.id, matchingChoices.productId))
    .where(
      and(
        eq(matchingChoices.companyId, companyId),
        sql`${matchingChoices.matchKey} = any(${sql.param([...keys])}::text[])`,
        sql`(${matchingChoices.productId} is null or ${products.isActive})`,
      ),
    )
}

/** Fewer than so many companies could tell one buyer what another one buys. */
const LEAST_COMPANIES = 2

/** What several other companies chose for these texts, the most frequent first. */
export async function choicesOfOthers({ db }: Context, companyId: number | null, keys: readonly string[]) {
  if (keys.length === 0) return []
  const rows = await db
    .select({ matchKey: matchingChoices.matchKey, productId: matchingChoices.productId, count: sql<number>`count(*)::int` })
    .from(matchingChoices)
    .innerJoin(products, eq(products.id, matchingChoices.productId))
    .where(
      and(
        sql`${matchingChoices.matchKey} = any(${sql.param([...keys])}::text[])`,
        isNotNull(matchingChoices.productId),
        eq(products.isActive, true),
        ...(companyId === null ? [] : [ne(matchingChoices.companyId, companyId)]),
      ),
    )
    .groupBy(matchingChoices.matchKey, matchingChoices.productId)
    .having(sql`count(*) >= ${LEAST_COMPANIES}`)
    .orderBy(sql`count(*) desc`)
  return rows.flatMap(({ matchKey, productId }) => (productId === null ? [] : [{ matchKey, productId }]))
}
