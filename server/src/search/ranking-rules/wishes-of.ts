import type { RankingRuleDraft } from '@vitrina/contract/catalogue/ranking-rules'
import { otherLayouts } from '../engine/query-plan.layout.ts'
import type { Ranking, Wishes } from '../engine/search-types.ts'
import { termsOfPhrase } from '../synonyms/read-synonyms.ts'

export type Rule = Pick<RankingRuleDraft, 'phrase' | 'action' | 'position' | 'target' | 'targetId'> & { id: number }

/** Rules by the words of their phrases. */
export type RulesByPhrase = ReadonlyMap<string, readonly Rule[]>

/** The words of a phrase, whatever their order and form; empty when it has none. */
export const phraseKey = (phrase: string): string => termsOfPhrase(phrase).toSorted().join(' ')

export const rulesByPhrase = (rules: readonly Rule[]): RulesByPhrase => Map.groupBy(rules, ({ phrase }) => phraseKey(phrase))

const WISH = { boost: 1, bury: -1 } as const

/** The engine's form of rules; of two pins of one product or one place the later rule counts. */
export function wishesOf(rules: readonly Rule[]): Wishes {
  const wishes: Wishes = { pins: [], products: [], columns: [] }
  for (const { action, position, target, targetId } of rules) {
    if (action === 'pin') {
      const others = wishes.pins.filter((pin) => pin.id !== targetId && pin.position !== position)
      wishes.pins = [...others, { id: targetId, position: position ?? 1 }]
    } else if (target === 'product') wishes.products.push({ id: targetId, wish: WISH[action] })
    else wishes.columns.push({ column: target, value: targetId, wish: WISH[action] })
  }
  return wishes
}

/** Rules for a text as it was typed, or in the other layout. */
export function rulesFor(rules: RulesByPhrase, text: string): readonly Rule[] {
  if (rules.size === 0) return []
  for (const reading of [text, ...otherLayouts(text)]) {
    const found = rules.get(phraseKey(reading))
    if (found) return found
  }
  return []
}

/** A request with what the seller wishes for its text, unless it brings wishes of its own. */
export function withWishes<R extends { text?: string; ranking?: Ranking }>(request: R, rules: RulesByPhrase): R {
  if (!request.text || request.ranking?.wishes) return request
  const found = rulesFor(rules, request.text)
  return found.length > 0 ? { ...request, ranking: { ...request.ranking, wishes: wishesOf(found) } } : request
}
