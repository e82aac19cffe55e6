import { randomUUID } from 'node:crypto'
import type { ClubMember, ClubMemberDetails } from '@vitrina/contract/club/club-desk'
import type { MemberState } from '@vitrina/contract/club/club.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { givePoints } from '#modules/loyalty/give-points'
import { readBalance, readEntries } from '#modules/loyalty/read-points'
import { spendPoints } from '#modules/loyalty/spend-points'
import { turnoverSince } from '../card-number.rules.ts'
import { requireClub } from '../club-holder.ts'
import { lockMember, sumTurnover, updateMember } from '../members.queries.ts'
import { findMemberHolder, listMembers } from './members-desk.queries.ts'
import { isSeenMember } from './seen-companies.queries.ts'

const NEWEST = 50

const filterOf = (ctx: Context, actor: Actor) => ({
  seen: isSeenMember(actor),
  today: sellerDay(ctx.now()),
  language: actor.language,
})

export async function listMembersAtDesk(
  ctx: Context,
  actor: Actor,
  { q, page, size }: { q: string; page: number; size: number },
): Promise<{ items: ClubMember[]; meta: PageMeta }> {
  requireClub(actor)
  const { items, total } = await listMembers(ctx, { ...filterOf(ctx, actor), q, page, size })
  return { items, meta: pageMetaOf({ page, size, total }) }
}

export async function readMember(ctx: Context, actor: Actor, id: number): Promise<ClubMemberDetails> {
  requireClub(actor)
  const { items } = await listMembers(ctx, { ...filterOf(ctx, actor), q: '', page: 1, size: 1, id })
  const [member] = items
  const holder = await findMemberHolder(ctx, id)
  if (!member || !holder) throw new AppError('club-member.not-found')
  const { items: entries } = await readEntries(ctx, holder, { page: 1, size: NEWEST, language: actor.language })
  const turnover = await sumTurnover(ctx, holder, turnoverSince(sellerDay(ctx.now())))
  return { ...member, balance: await readBalance(ctx, holder), turnover, entries }
}

type Adjustment = { id: number; points: number; reason: string }

/** The member reads the reason in the history. */
export async function adjustPoints(ctx: Context, actor: Actor, { id, points, reason }: Adjustment): Promise<ClubMemberDetails> {
  requireClub(actor)
  return inTransaction(ctx, async (tx) => {
    await readMember(tx, actor, id)
    const member = await lockMember(tx, id)
    if (!member) throw new AppError('club-member.not-found')
    const holder = { companyId: member.companyId, personId: member.personId }
    const key = `adjust:${randomUUID()}`
    const { lifeMonths } = actor.site.settings.loyalty
    if (points > 0) await givePoints(tx, holder, { points, lifeMonths, reason, key })
    else await spendPoints(tx, holder, { points: -points, on: { reason }, key })
    await recordEvent(tx, actor, { type: 'points.adjusted', entity: 'club-member', entityId: id, diff: { points, reason } })
    return readMember(tx, actor, id)
  })
}

type StateChange = { id: number; state: MemberState; reason: string }

export async function setMemberState(ctx: Context, actor: Actor, { id, state, reason }: StateChange): Promise<ClubMemberDetails> {
  requireClub(actor)
  return inTransaction(ctx, async (tx) => {
    const before = await readMember(tx, actor, id)
    if (state === 'suspended' && reason === '') throw new AppError('reward-order.reason-needed')
    await updateMember(tx, id, { state, stateReason: state === 'suspended' ? reason : '' })
    const diff = { before: { state: before.state }, after: { state }, reason }
    await recordEvent(tx, actor, { type: 'club.member-state', entity: 'club-member', entityId: id, diff })
    return readMember(tx, actor, id)
  })
}
