import type { Db } from '#platform/database/db'
import { managerAbsences } from '#tables/companies'
import { DAY, needed } from './lookups.ts'

/** Managers on holiday, with their substitutes. */
const absences = [
  { away: 'm.tokarev@vitrina.test', substitute: 'a.belov@vitrina.test' },
  { away: 'i.safin@vitrina.test', substitute: 'manager@vitrina.test' },
]

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export async function seedAbsences(db: Db, { managerIds, now }: { managerIds: Map<string, number>; now: Date }): Promise<void> {
  await db.insert(managerAbsences).values(
    absences.map(({ away, substitute }) => ({
      managerId: needed(managerIds.get(away), away),
      substituteId: needed(managerIds.get(substitute), substitute),
      awayFrom: dateOf(now.getTime() - 5 * DAY),
      awayTo: dateOf(now.getTime() + 16 * DAY),
    })),
  )
}
