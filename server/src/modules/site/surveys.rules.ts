import type { FieldError } from '@vitrina/contract/errors'
import type { StoredQuestion } from '@vitrina/contract/content/content-entries'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import { SURVEY_SCALE, type SurveyAnswers } from '@vitrina/contract/site/site'
import type { Texts } from '#texts/texts'

type Question = StoredQuestion

export const questionIn = ({ id, type, text, isRequired, options }: Question, language: Language) => ({
  id,
  type,
  isRequired,
  text: inLanguage(text, language),
  options: options.map((option) => ({ id: option.id, text: inLanguage(option.text, language) })),
})

/** No surveys during checkout. */
const CHECKOUT = '/cart'

const isUnder = (route: string, prefix: string) => route === prefix || route.startsWith(`${prefix.replace(/\/$/, '')}/`)

export function isOfferedOn(routes: string[], route: string): boolean {
  if (isUnder(route, CHECKOUT)) return false
  return routes.length === 0 || routes.some((prefix) => (prefix === '/' ? route === '/' : isUnder(route, prefix)))
}

type Answer = SurveyAnswers[string]

const isEmpty = (answer: Answer | undefined) => answer === undefined || (typeof answer !== 'number' && answer.length === 0)

function fits({ type, options }: Question, answer: Answer): boolean {
  const isOption = (id: string) => options.some((option) => option.id === id)
  if (type === 'single') return typeof answer === 'string' && isOption(answer)
  if (type === 'multi') return Array.isArray(answer) && new Set(answer).size === answer.length && answer.every(isOption)
  if (type === 'scale') return Number.isInteger(answer) && Number(answer) >= SURVEY_SCALE.from && Number(answer) <= SURVEY_SCALE.to
  return typeof answer === 'string'
}

/** Errors of the answers by field, with texts of `says`. */
export function wrongAnswers(questions: Question[], answers: SurveyAnswers, says: Texts['fields']): FieldError[] {
  const known = new Set(questions.map(({ id }) => id))
  const unknown = Object.keys(answers).filter((id) => !known.has(id))
  const wrong = questions.flatMap((question): FieldError[] => {
    const answer = answers[question.id]
    const field = `answers.${question.id}`
    if (answer === undefined || isEmpty(answer))
      return question.isRequired ? [{ field, message: says.answerRequired, code: 'required' }] : []
    return fits(question, answer) ? [] : [{ field, message: says.answerWrong, code: 'invalid_value' }]
  })
  return [...wrong, ...unknown.map((id) => ({ field: `answers.${id}`, message: says.answerUnknown, code: 'unrecognized_keys' }))]
}
