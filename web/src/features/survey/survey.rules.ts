import type { Survey, SurveyAnswers } from '@vitrina/contract/site/site'

export type Answers = SurveyAnswers
type Question = Survey['questions'][number]

const isAnswered = (answer: Answers[string] | undefined): boolean =>
  answer !== undefined && (typeof answer === 'number' || answer.length > 0)

export const unanswered = (questions: readonly Question[], answers: Answers): string[] =>
  questions.filter((question) => question.isRequired && !isAnswered(answers[question.id])).map((question) => question.id)

/** Empty answers are not sent: a text typed and erased is no answer. */
export const nonEmptyAnswers = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => isAnswered(answer)))

/** The question id of a server's field error: `answers.rating` or `rating`. */
export const questionOf = (field: string): string => field.replace(/^(?:body\.)?answers\./, '').replace(/\.\d+$/, '')

/** A survey never interrupts buying. */
export const isSurveyAllowedOn = (pathname: string): boolean => !/^\/(?:cart|checkout|auth|user\/sign)/.test(pathname)
