import {
  MAX_PIN,
  type RankingAction,
  type RankingRule,
  type RankingRuleDraft,
  type RankingTarget,
  ruleProblem,
} from '@vitrina/contract/catalogue/ranking-rules'

/** The form as it stands, before it is a rule. */
export type RuleForm = {
  /** The rule that is being changed; null for a new one. */
  id: number | null
  phrase: string
  action: RankingAction
  position: string
  target: RankingTarget
  chosen: { id: number; name: string } | null
  startsOn: string
  endsOn: string
}

export const emptyForm: RuleForm = {
  id: null,
  phrase: '',
  action: 'pin',
  position: '1',
  target: 'product',
  chosen: null,
  startsOn: '',
  endsOn: '',
}

export const formOf = ({ id, phrase, action, position, target, targetId, targetName, startsOn, endsOn }: RankingRule): RuleForm => ({
  id,
  phrase,
  action,
  position: String(position ?? 1),
  target,
  chosen: { id: targetId, name: targetName },
  startsOn: startsOn ?? '',
  endsOn: endsOn ?? '',
})

/** A pin is of one product: with it the target goes back to products. */
export function withAction(form: RuleForm, action: RankingAction): RuleForm {
  const isOther = action === 'pin' && form.target !== 'product'
  return { ...form, action, ...(isOther && { target: 'product', chosen: null }) }
}

/** The rule the form stands for; null while something is missing or wrong. */
export function draftOf({ phrase, action, position, target, chosen, startsOn, endsOn }: RuleForm): RankingRuleDraft | null {
  const place = Number(position)
  const isPlace = Number.isInteger(place) && place >= 1 && place <= MAX_PIN
  if (!phrase.trim() || !chosen || (action === 'pin' && !isPlace)) return null
  const draft: RankingRuleDraft = {
    phrase: phrase.trim(),
    action,
    position: action === 'pin' ? place : null,
    target,
    targetId: chosen.id,
    startsOn: startsOn || null,
    endsOn: endsOn || null,
  }
  return ruleProblem(draft) ? null : draft
}

export type Move = { from: number | null; to: number }

/** How each hit of the second list moved: its places from 1, `from` null for one that was not among the first. */
export function movesBetween(before: readonly { id: number }[], after: readonly { id: number }[]): Move[] {
  const placeOf = new Map(before.map(({ id }, place) => [id, place + 1]))
  return after.map(({ id }, place) => ({ from: placeOf.get(id) ?? null, to: place + 1 }))
}
