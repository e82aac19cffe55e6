import type { BankAccountFields, LegalEntityFields } from '@vitrina/contract/companies/companies'
import { type FieldProblem, accountProblems, entityProblems } from '@vitrina/contract/companies/companies.rules'
import type { Language } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'

type Field = keyof BankAccountFields | keyof LegalEntityFields

const textOf = {
  inn: 'innWrong',
  kpp: 'kppWrong',
  ogrn: 'ogrnWrong',
  bik: 'bikWrong',
  correspondentAccount: 'correspondentAccountWrong',
  account: 'accountWrong',
} as const

const hasText = (field: string): field is keyof typeof textOf => field in textOf

/** The sentence of a requisite that is missing or does not check. */
export function requisiteMessage(language: Language, { field, problem }: FieldProblem<string>): string {
  return textsIn(language).fields[problem === 'wrong' && hasText(field) ? textOf[field] : 'required']
}

function refuse({ language }: Actor, wrong: readonly FieldProblem<Field>[]): void {
  if (wrong.length === 0) return
  const fields = wrong.map((one) => ({ field: one.field, message: requisiteMessage(language, one), code: one.problem }))
  throw new AppError('input.invalid', { fields })
}

export const checkEntity = (actor: Actor, fields: LegalEntityFields) => refuse(actor, entityProblems(fields))
export const checkAccount = (actor: Actor, fields: BankAccountFields) => refuse(actor, accountProblems(fields))

/** As stored: a missing value is null, a name stands for a missing full one. */
export const entityToStore = ({ inn, kpp, ogrn, fullName, shortName, ...rest }: LegalEntityFields) => ({
  ...rest,
  shortName,
  fullName: fullName || shortName,
  inn: inn || null,
  kpp: kpp || null,
  ogrn: ogrn || null,
})
