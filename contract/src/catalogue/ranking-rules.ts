import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const MAX_RANKING_RULES = 1_000
/** A pin further down would be seen by nobody. */
export const MAX_PIN = 20

export const rankingActions = ['pin', 'boost', 'bury'] as const
export type RankingAction = (typeof rankingActions)[number]

/** A rule moves one product, or all products of a brand, a series or a kind. */
export const rankingTargets = ['product', 'brand', 'series', 'family'] as const
export type RankingTarget = (typeof rankingTargets)[number]

const phrase = z
  .string()
  .transform((text) =>
    text
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(120))

const fields = {
  /** The search text it is for, in any order, form and layout of its words. */
  phrase,
  action: z.enum(rankingActions),
  /** The place of a pin, from 1; null for the others. */
  position: z.int().min(1).max(MAX_PIN).nullable(),
  target: z.enum(rankingTargets),
  targetId: z.int32().positive(),
  /** Days of the seller, both included; null: without a bound. */
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
}

type Draft = { action: RankingAction; position: number | null; target: RankingTarget; startsOn: string | null; endsOn: string | null }

/** A pin has a place and is of one product; days run forwards. */
export function ruleProblem({ action, position, target, startsOn, endsOn }: Draft): 'position' | 'target' | 'endsOn' | null {
  if ((action === 'pin') !== (position !== null)) return 'position'
  if (action === 'pin' && target !== 'product') return 'target'
  return startsOn !== null && endsOn !== null && endsOn < startsOn ? 'endsOn' : null
}

export const rankingRuleDraft = z.object(fields).superRefine((draft, ctx) => {
  const problem = ruleProblem(draft)
  if (problem) ctx.addIssue({ code: 'custom', path: [problem], input: draft[problem] })
})
export type RankingRuleDraft = z.output<typeof rankingRuleDraft>

export const rankingRule = z.object({
  ...fields,
  phrase: z.string(),
  id: z.number(),
  /** Name of the product with its article, of the brand, the series or the kind. */
  targetName: z.string(),
  /** Whether it holds today. */
  isActive: z.boolean(),
})
export type RankingRule = z.infer<typeof rankingRule>

/** A hit of a phrase, as far as a rule concerns it. */
export const previewHit = z.object({
  id: z.number(),
  article: z.string(),
  name: z.string(),
  brand: z.string(),
  pin: z.number().nullable(),
  /** Above zero: raised; below: lowered. */
  wish: z.number(),
})
export type PreviewHit = z.infer<typeof previewHit>

const id = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })
const path = '/api/v1/back-office/ranking-rules'

export const rankingRulesApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'What the seller pins, raises and lowers in searches',
    policy: 'staff',
    permission: 'search',
    output: z.object({ items: z.array(rankingRule) }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Pin, raise or lower goods for a phrase; searches follow within a second',
    policy: 'staff',
    permission: 'search',
    body: rankingRuleDraft,
    output: rankingRule,
    errors: ['ranking-rule.too-many', 'ranking-rule.no-words', 'ranking-rule.no-target'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Change a rule',
    policy: 'staff',
    permission: 'search',
    params: id,
    body: rankingRuleDraft,
    output: rankingRule,
    errors: ['ranking-rule.not-found', 'ranking-rule.no-words', 'ranking-rule.no-target'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Delete a rule',
    policy: 'staff',
    permission: 'search',
    params: id,
    output: z.object({}),
    errors: ['ranking-rule.not-found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    summary: 'The first results of a phrase, as they are and with a rule that is not saved yet',
    policy: 'staff',
    permission: 'search',
    body: z.object({
      phrase,
      draft: rankingRuleDraft.nullable(),
      /** The rule the draft takes the place of. */
      replacedId: z.int32().positive().nullable(),
    }),
    output: z.object({ before: z.array(previewHit), after: z.array(previewHit), total: z.number() }),
  }),
}
