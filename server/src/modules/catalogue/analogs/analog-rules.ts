import type { FeatureRule } from '@vitrina/contract/catalogue/analogs'
import { defaultAnalogRule } from '@vitrina/contract/catalogue/analogs.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { findFamilyRules, lockFamily, replaceFamilyRules } from './analog-rules.queries.ts'

/** Rules of a kind as they are in force. */
export async function readAnalogRules(ctx: Context, familyId: number): Promise<{ items: FeatureRule[]; isOwn: boolean }> {
  const found = await findFamilyRules(ctx, familyId)
  if (!found) throw new AppError('filter.not-found')
  const isOwn = found.rules.length > 0
  const usual = found.features.map((feature) => ({ feature: feature.code, ...defaultAnalogRule(feature) }))
  return { items: isOwn ? found.rules : usual, isOwn }
}

/** The seller's rules of a kind, all at once; of two for one feature the last counts. */
export const setAnalogRules = (ctx: Context, actor: Actor, { familyId, items }: { familyId: number; items: readonly FeatureRule[] }) =>
  inTransaction(ctx, async (tx) => {
    await lockFamily(tx, familyId)
    const found = await findFamilyRules(tx, familyId)
    if (!found) throw new AppError('filter.not-found')
    const rules = [...new Map(items.map((rule) => [rule.feature, rule])).values()]
    const saved = await replaceFamilyRules(tx, { familyId, rules })
    if (saved < rules.length) throw new AppError('analog-rule.unknown-feature')
    await recordEvent(tx, actor, {
      type: 'analog-rules.set',
      entity: 'family',
      entityId: familyId,
      diff: { before: found.rules, after: rules },
    })
    return readAnalogRules(tx, familyId)
  })
