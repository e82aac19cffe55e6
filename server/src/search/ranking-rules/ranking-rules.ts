import { MAX_RANKING_RULES, type RankingRule, type RankingRuleDraft } from '@vitrina/contract/catalogue/ranking-rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import {
  countRankingRules,
  deleteRankingRule,
  findRankingRule,
  insertRankingRule,
  isTarget,
  updateRankingRule,
} from './ranking-rules.queries.ts'
import { phraseKey } from './wishes-of.ts'

type Staff = Actor & { user: { id: number } }

async function checkDraft(tx: Context, { phrase, target, targetId }: RankingRuleDraft): Promise<void> {
  if (!phraseKey(phrase)) throw new AppError('ranking-rule.no-words')
  if (!(await isTarget(tx, target, targetId))) throw new AppError('ranking-rule.no-target')
}

async function findOr404(tx: Context, id: number): Promise<RankingRule> {
  const rule = await findRankingRule(tx, id)
  if (!rule) throw new AppError('ranking-rule.not-found')
  return rule
}

export const saveRankingRule = (ctx: Context, actor: Staff, draft: RankingRuleDraft): Promise<RankingRule> =>
  inTransaction(ctx, async (tx) => {
    await checkDraft(tx, draft)
    if ((await countRankingRules(tx)) >= MAX_RANKING_RULES) throw new AppError('ranking-rule.too-many')
    const id = await insertRankingRule(tx, { ...draft, changedBy: actor.user.id })
    await recordEvent(tx, actor, { type: 'ranking-rule.added', entity: 'ranking-rule', entityId: id, diff: draft })
    return findOr404(tx, id)
  })

export const changeRankingRule = (ctx: Context, actor: Staff, id: number, draft: RankingRuleDraft): Promise<RankingRule> =>
  inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, id)
    await checkDraft(tx, draft)
    await updateRankingRule(tx, id, { ...draft, changedBy: actor.user.id })
    await recordEvent(tx, actor, { type: 'ranking-rule.changed', entity: 'ranking-rule', entityId: id, diff: { before, after: draft } })
    return findOr404(tx, id)
  })

export const removeRankingRule = (ctx: Context, actor: Staff, id: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, id)
    await deleteRankingRule(tx, id)
    await recordEvent(tx, actor, { type: 'ranking-rule.removed', entity: 'ranking-rule', entityId: id, diff: { before } })
  })
