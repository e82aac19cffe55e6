import { levelOf } from '@vitrina/contract/club/club.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { turnoverSince } from './card-number.rules.ts'
import { listLevels, listTurnovers, updateMember } from './members.queries.ts'

/**
 * After goods have left or come back, at night and when the levels change: the level that prices count points by.
 * Of one company, or of all members.
 */
export async function refreshLevels(tx: Context, companyId: number | null): Promise<void> {
  const members = await listTurnovers(tx, turnoverSince(sellerDay(tx.now())), companyId)
  for (const [siteId, ofSite = []] of Map.groupBy(members, (member) => member.siteId)) {
    const levels = await listLevels(tx, siteId)
    for (const { id, levelId, turnover } of ofSite) {
      const reached = levelOf(levels, turnover).level?.id ?? null
      if (reached !== levelId) await updateMember(tx, id, { levelId: reached })
    }
  }
}
