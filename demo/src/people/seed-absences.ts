import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import type { Db } from '@vitrina/server/src/platform/database/db.ts'
import { managerAbsences } from '@vitrina/server/src/tables/companies.ts'
import { needed } from './lookups.ts'

/** Managers on holiday, with their substitutes. */
const absences = [
  { away: 'm.tokarev@vitrina.test', substitute: 'a.belov@vitrina.test' },
  { away: 'i.safin@vitrina.test', substitute: 'manager@vitrina.test' },
]

export async function seedAbsences(db: Db, { managerIds, now }: { managerIds: Map<string, number>; now: Date }): Promise<void> {
  await db.insert(managerAbsences).values(
    absences.map(({ away, substitute }) => ({
      managerId: needed(managerIds.get(away), away),
      substituteId: needed(managerIds.get(substitute), substitute),
      awayFrom: shiftDay(sellerDay(now), -5),
      awayTo: shiftDay(sellerDay(now), 16),
    })),
  )
}
