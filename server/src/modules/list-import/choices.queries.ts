import { and, eq, ne, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { products } from '#tables/catalogue'
import { matchingChoices } from '#tables/list-import'

type Choice = { productId: number | null; customProductId: number | null }

const isOneOf = (keys: readonly string[]) => sql`${matchingChoices.matchKey} = any(${sql.param([...keys])}::text[])`

/** Products that people of a company chose for these texts; a product that is not sold any more is no choice. */
export async function findChoices({ db }: Context, companyId: number, keys: readonly string[]): Promise<Map<string, Choice>> {
  const rows = await db
    .select({ key: matchingChoices.matchKey, productId: matchingChoices.productId, customProductId: matchingChoices.customProductId })
    .from(matchingChoices)
    .leftJoin(products, eq(products.id, matchingChoices.productId))
    .where(
      and(eq(matchingChoices.companyId, companyId), isOneOf(keys), sql`(${matchingChoices.productId} is null or ${products.isActive})`),
    )
  return new Map(rows.map(({ key, ...choice }) => [key, choice]))
}

/** Fewer companies than that could tell one buyer what another one buys. */
const LEAST_COMPANIES = 2

/** Products that several other companies chose for these texts, the most frequent first. */
export async function findChoicesOfOthers(
  { db }: Context,
  companyId: number | null,
  keys: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ key: matchingChoices.matchKey, productId: products.id })
    .from(matchingChoices)
    .innerJoin(products, and(eq(products.id, matchingChoices.productId), eq(products.isActive, true)))
    .where(and(isOneOf(keys), companyId === null ? undefined : ne(matchingChoices.companyId, companyId)))
    .groupBy(matchingChoices.matchKey, products.id)
    .having(sql`count(*) >= ${LEAST_COMPANIES}`)
    .orderBy(sql`count(*) desc`, products.id)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map([...byKey].map(([key, chosen]) => [key, chosen.map(({ productId }) => productId)]))
}

/** Remembers the product a person chose for a text, for the next lists of the company. */
export async function rememberChoices(
  { db }: Context,
  { companyId, userId }: { companyId: number; userId: number },
  choices: readonly (Choice & { matchKey: string })[],
): Promise<void> {
  const byKey = new Map(choices.filter(({ matchKey }) => matchKey !== '').map((choice) => [choice.matchKey, choice]))
  if (byKey.size === 0) return
  await db
    .insert(matchingChoices)
    .values(
      [...byKey.values()].map(({ matchKey, productId, customProductId }) => ({
        matchKey,
        productId,
        customProductId,
        companyId,
        chosenBy: userId,
      })),
    )
    .onConflictDoUpdate({
      target: [matchingChoices.companyId, matchingChoices.matchKey],
      set: {
        productId: sql`excluded.product_id`,
        customProductId: sql`excluded.custom_product_id`,
        chosenBy: sql`excluded.chosen_by`,
        chosenAt: sql`now()`,
      },
    })
}
