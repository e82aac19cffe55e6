import type { Club, ClubLevel } from '@vitrina/contract/club/club'
import { levelOf } from '@vitrina/contract/club/club.rules'
import { contentSlugs } from '@vitrina/contract/content/content'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { pageVersion } from '#modules/content/page-version'
import { readBalance, readEntries } from '#modules/loyalty/read-points'
import { turnoverSince } from './card-number.rules.ts'
import { holderOf } from './club-holder.ts'
import { findMember, type LevelRecord, listLevels, sumTurnover } from './members.queries.ts'

const shownLevel = ({ language }: Actor, { id, name, threshold, factor, perks }: LevelRecord): ClubLevel => ({
  id,
  name: inLanguage(name, language),
  threshold,
  factor,
  perks: inLanguage(perks, language),
})

/** The club as the caller's company, or the caller, stands in it. */
export async function readClub(ctx: Context, actor: Actor): Promise<Club> {
  const { holder } = holderOf(actor)
  const member = await findMember(ctx, holder)
  const levels = (await listLevels(ctx, actor.siteId)).map((level) => shownLevel(actor, level))
  const turnover = await sumTurnover(ctx, holder, turnoverSince(sellerDay(ctx.now())))
  const { level, next, missing } = levelOf(levels, turnover)
  return {
    membership: member
      ? { cardNumber: member.cardNumber, joinedAt: member.joinedAt.toISOString(), state: member.state, stateReason: member.stateReason }
      : null,
    balance: await readBalance(ctx, holder),
    turnover,
    level,
    next,
    missing,
    levels,
    programme: actor.site.settings.loyalty,
    rules: { version: await pageVersion(ctx, actor, contentSlugs.clubRules), path: `/content/${contentSlugs.clubRules}` },
  }
}

export const listOwnEntries = (ctx: Context, actor: Actor, { page, size }: { page: number; size: number }) =>
  readEntries(ctx, holderOf(actor).holder, { page, size, language: actor.language })
