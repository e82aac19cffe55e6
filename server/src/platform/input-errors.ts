import * as z from 'zod'
import type { FieldError } from '@vitrina/contract/errors'
import type { Language } from '@vitrina/contract/languages'

const messages: Record<Language, z.core.$ZodErrorMap> = {
  ru: z.locales.ru().localeError,
  en: z.locales.en().localeError,
  uz: z.locales.uz().localeError,
}

const textOf = (said: ReturnType<z.core.$ZodErrorMap>) => (typeof said === 'string' ? said : (said?.message ?? ''))

/** zod's issues as the list the forms expect, in the caller's language. */
export function fieldErrorsOf(issues: z.core.$ZodIssue[], where: { part: 'params' | 'query' | 'body'; language: Language }): FieldError[] {
  return issues.map((issue) => ({
    field: issue.path.map(String).join('.') || where.part,
    message: textOf(messages[where.language](issue as z.core.$ZodRawIssue)) || issue.message,
    code: issue.code,
  }))
}
