import { randomInt } from 'node:crypto'
import type { Club } from '@vitrina/contract/club/club'
import { contentSlugs } from '@vitrina/contract/content/content'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { pageVersion } from '#modules/content/page-version'
import { cardNumberOf } from './card-number.rules.ts'
import { holderOf } from './club-holder.ts'
import { findMember, insertMember } from './members.queries.ts'
import { readClub } from './read-club.ts'
import { refreshLevels } from './refresh-levels.ts'

const CARDS = 100_000_000_000
const TRIES = 5

/** Joins once: a second time, or a colleague a moment later, finds the membership that is there. */
export async function joinClub(ctx: Context, actor: Actor): Promise<Club> {
  const { holder, user } = holderOf(actor)
  return inTransaction(ctx, async (tx) => {
    const rulesVersion = await pageVersion(tx, actor, contentSlugs.clubRules)
    for (let tried = 0; tried < TRIES && !(await findMember(tx, holder)); tried++) {
      const cardNumber = cardNumberOf(randomInt(CARDS))
      if (!(await insertMember(tx, { ...holder, siteId: actor.siteId, cardNumber, joinedBy: user.id, rulesVersion, joinedAt: tx.now() })))
        continue
      await recordEvent(tx, actor, { type: 'club.joined', entity: 'club-member', entityId: cardNumber, diff: { ...holder, rulesVersion } })
      await refreshLevels(tx, holder.companyId)
    }
    return readClub(tx, actor)
  })
}
