import { lt, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { informationMessageClosings, visitorRegions } from '#tables/sites'

/** Deletes choices of a browser after so many days. One that still comes is asked again. */
export async function deleteOldChoices({ db }: Context, days: number): Promise<void> {
  const before = sql`now() - make_interval(days => ${days})`
  await db.delete(visitorRegions).where(lt(visitorRegions.chosenAt, before))
  await db.delete(informationMessageClosings).where(lt(informationMessageClosings.closedAt, before))
}
