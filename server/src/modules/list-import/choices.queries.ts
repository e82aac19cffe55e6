import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { matchingChoices } from '#tables/list-import'

type Choice = { productId: number | null; customProductId: number | null }

export async function findChoices({ db }: Context, companyId: number, keys: readonly string[]): Promise<Map<string, Choice>> {
  const rows = await db
    .select({ key: matchingChoices.matchKey, productId: matchingChoices.productId, customProductId: matchingChoices.customProductId })
    .from(matchingChoices)
    .where(and(eq(matchingChoices.companyId, companyId), inArray(matchingChoices.matchKey, [...keys])))
  return new Map(rows.map(({ key, ...choice }) => [key, choice]))
}

/** What a person chose for a text, for the next lists of the company. */
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
