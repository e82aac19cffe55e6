import type * as z from 'zod'
import type { FieldError } from '@vitrina/contract/errors'
import type { Language } from '@vitrina/contract/languages'
import type { Refusal } from '@vitrina/contract/refusals'
import { type InputText, inputTextsIn } from '#texts/input'
import { fill, textsIn } from '#texts/texts'

type Issue<Code> = Extract<z.core.$ZodIssue, { code: Code }>
type IssueText = { text: InputText; limit?: number | bigint; names?: string[] }

const ofType: Record<string, InputText> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  bigint: 'whole',
  boolean: 'yesOrNo',
  array: 'list',
  object: 'fields',
  record: 'fields',
}

const ofFormat: Record<string, InputText> = {
  email: 'email',
  url: 'link',
  uuid: 'id',
  date: 'day',
  datetime: 'moment',
  time: 'moment',
}

function tooBig({ origin, maximum, inclusive }: Issue<'too_big'>): IssueText {
  if (origin === 'string') return { text: 'longText', limit: maximum }
  if (origin === 'array' || origin === 'set') return { text: 'longList', limit: maximum }
  return { text: inclusive ? 'atMost' : 'below', limit: maximum }
}

function tooSmall({ origin, minimum, inclusive }: Issue<'too_small'>): IssueText {
  if (origin === 'string') return { text: 'shortText', limit: minimum }
  if (origin === 'array' || origin === 'set') return minimum === 1 ? { text: 'emptyList' } : { text: 'shortList', limit: minimum }
  return { text: inclusive ? 'atLeast' : 'above', limit: minimum }
}

function issueTextOf(issue: z.core.$ZodIssue): IssueText {
  switch (issue.code) {
    case 'invalid_type':
      return { text: ofType[issue.expected] ?? 'unfit' }
    case 'invalid_value':
      return { text: 'noSuchOption' }
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'not_multiple_of':
      return { text: 'step', limit: issue.divisor }
    case 'invalid_format':
      return { text: ofFormat[issue.format] ?? 'form' }
    case 'unrecognized_keys':
      return { text: 'unknownFields', names: issue.keys }
    case 'invalid_key':
    case 'invalid_element':
    case 'invalid_union':
    case 'custom':
      return { text: 'unfit' }
  }
}

/** Of a value with several allowed forms: the error of the form it resembles; without one, a general text. */
function ofNearestForm({ errors, discriminator }: Issue<'invalid_union'>, language: Language): string {
  if (discriminator !== undefined) return inputTextsIn(language).noSuchOption
  const near = errors.flat().find(({ code, path }) => path.length > 0 || !['invalid_type', 'invalid_value', 'invalid_union'].includes(code))
  return near?.message ?? inputTextsIn(language).unfit
}

function refusalText(refusal: Refusal | undefined, language: Language): string {
  const { fields } = textsIn(language)
  if (refusal === 'phone') return fields.phoneWrong
  if (refusal === 'kpp') return fields.kppWrong
  return inputTextsIn(language)[refusal ?? 'unfit']
}

const isMissing = (issue: z.core.$ZodRawIssue) =>
  issue.input === undefined || issue.input === null || (issue.code === 'too_small' && issue.input === '')

function messagesIn(language: Language): z.core.$ZodErrorMap {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  return (raw) => {
    if (isMissing(raw)) return textsIn(language).fields.required
    const issue = raw as z.core.$ZodIssue
    if (issue.code === 'invalid_union') return ofNearestForm(issue, language)
    if (issue.code === 'custom') return refusalText(issue.params?.refusal as Refusal | undefined, language)
    const { text, limit, names } = issueTextOf(issue)
    return fill(inputTextsIn(language)[text], {
      ...(limit !== undefined && { limit: number.format(limit) }),
      ...(names && { names: names.join(', ') }),
    })
  }
}

const messages: Record<Language, z.core.$ZodErrorMap> = { ru: messagesIn('ru'), en: messagesIn('en'), uz: messagesIn('uz') }

/** Texts of zod's issues for the person who filled the field in: no types, patterns or codes. Made once: a formatter of numbers is dear. */
export const issueMessages = (language: Language): z.core.$ZodErrorMap => messages[language]

/** zod's issues as the list the forms expect. */
export const fieldErrorsOf = (issues: z.core.$ZodIssue[], part: 'params' | 'query' | 'body'): FieldError[] =>
  issues.map(({ path, message, code }) => ({ field: path.map(String).join('.') || part, message, code }))
