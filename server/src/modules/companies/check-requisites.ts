import type { BankAccountFields, LegalEntityFields } from '@vitrina/contract/companies/companies'
import { type FieldProblem, accountProblems, entityProblems } from '@vitrina/contract/companies/companies.rules'
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

const hasText = (field: Field): field is keyof typeof textOf => field in textOf

function refuse({ language }: Actor, wrong: readonly FieldProblem<Field>[]): void {
  if (wrong.length === 0) return
  const texts = textsIn(language).fields
  const fields = wrong.map(({ field, problem }) => ({
    field,
    message: texts[problem === 'wrong' && hasText(field) ? textOf[field] : 'required'],
    code: problem,
  }))
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
