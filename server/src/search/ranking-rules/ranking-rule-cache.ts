import { cached } from '#platform/process/cached'
import type { SearchDatabase } from '../index/documents.queries.ts'
import { readRules } from './ranking-rules.queries.ts'
import { type RulesByPhrase, rulesByPhrase } from './wishes-of.ts'

/** The seller's change reaches searches within a second. */
const MAX_AGE_MS = 500

export type RankingRuleCache = () => Promise<RulesByPhrase>

export const rankingRuleCache = (pool: SearchDatabase): RankingRuleCache =>
  cached({ ms: MAX_AGE_MS, load: async () => rulesByPhrase(await readRules(pool)) })
