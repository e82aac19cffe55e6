import type { FeatureRule } from '@vitrina/contract/catalogue/analogs'
import { defaultAnalogRules } from '@vitrina/contract/catalogue/analog-defaults.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import type { KindRules } from './kind-rules.ts'
import { findFamilyRules, lockFamily, replaceFamilyRules } from './analog-rules.queries.ts'

/** Rules of a kind as they are in force. */
export async function readAnalogRules(
  ctx: Context,
  kindRules: KindRules,
  familyId: number,
): Promise<{ items: FeatureRule[]; isOwn: boolean }> {
  const own = await findFamilyRules(ctx, familyId)
  if (!own) throw new AppError('filter.not-found')
  if (own.length > 0) return { items: own, isOwn: true }
  const usual = defaultAnalogRules(await kindRules.featuresOf(familyId))
  return { items: [...usual].map(([feature, rule]) => ({ feature, ...rule })), isOwn: false }
}

/** The seller's rules of a kind, all at once; of two for one feature the last counts. */
export async function setAnalogRules(
  ctx: Context,
  actor: Actor,
  { kindRules, familyId, items }: { kindRules: KindRules; familyId: number; items: readonly FeatureRule[] },
) {
  await inTransaction(ctx, async (tx) => {
    await lockFamily(tx, familyId)
    const before = await findFamilyRules(tx, familyId)
    if (!before) throw new AppError('filter.not-found')
    const rules = [...new Map(items.map((rule) => [rule.feature, rule])).values()]
    const saved = await replaceFamilyRules(tx, { familyId, rules })
    if (saved < rules.length) throw new AppError('analog-rule.unknown-feature')
    await recordEvent(tx, actor, {
      type: 'analog-rules.set',
      entity: 'family',
      entityId: familyId,
      diff: { before, after: rules },
    })
  })
  return readAnalogRules(ctx, kindRules, familyId)
}
