import type { ChoiceProblem } from '@vitrina/contract/offers/offer-choice.rules'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { offerTextsIn } from '#texts/offers'
import { fill } from '#texts/texts'

/** A choice an offer does not allow, in the client's language. */
export function choiceRefusal({ language }: Pick<Actor, 'language'>, problems: readonly ChoiceProblem[]): AppError {
  const { choice } = offerTextsIn(language)
  return new AppError('input.invalid', {
    fields: problems.map(({ field, code, limits }) => ({ field, code, message: fill(choice[code], { ...limits }) })),
  })
}
