import { levelOf } from '@vitrina/contract/club/club.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { turnoverSince } from './card-number.rules.ts'
import { listLevels, listTurnovers, updateMember } from './members.queries.ts'
import { notifyAboutLevel } from './notify-about-club.ts'

/**
 * After goods have left or come back, at night and when the levels change: the level that prices count points by.
 * Of one company, or of all members. `isAnnounced`: a higher level is news to the member, as after a purchase.
 */
export async function refreshLevels(tx: Context, companyId: number | null, { isAnnounced = false } = {}): Promise<void> {
  const members = await listTurnovers(tx, turnoverSince(sellerDay(tx.now())), companyId)
  for (const [siteId, ofSite = []] of Map.groupBy(members, (member) => member.siteId)) {
    const levels = await listLevels(tx, siteId)
    for (const { id, levelId, turnover } of ofSite) {
      const { level } = levelOf(levels, turnover)
      if ((level?.id ?? null) === levelId) continue
      await updateMember(tx, id, { levelId: level?.id ?? null })
      const before = levels.find((one) => one.id === levelId)?.threshold ?? 0
      if (isAnnounced && level && level.threshold > before) await notifyAboutLevel(tx, { memberId: id, level })
    }
  }
}
