import type { BankAccountFields, LegalEntityFields } from './companies.ts'
import { isBankAccount, isBik, isCompanyInn, isCorrespondentAccount, isKpp, isOgrn, isOgrnip, isPersonInn } from './requisites.rules.ts'

export type FieldProblem<F extends string> = { field: F; problem: 'required' | 'wrong' }
type EntityProblem = FieldProblem<'inn' | 'kpp' | 'ogrn' | 'shortName'>

const problemUnless = <F extends string>(field: F, isRight: boolean, value: string): FieldProblem<F>[] =>
  isRight ? [] : [{ field, problem: value === '' ? 'required' : 'wrong' }]

/** A company has ИНН, КПП and ОГРН; a sole trader no КПП; a person only a name, and optionally an ИНН. */
export function entityProblems({ type, shortName, inn, kpp, ogrn }: LegalEntityFields): EntityProblem[] {
  const named = problemUnless('shortName', shortName !== '', shortName)
  if (type === 'ul')
    return [
      ...named,
      ...problemUnless('inn', isCompanyInn(inn), inn),
      ...problemUnless('kpp', isKpp(kpp), kpp),
      ...problemUnless('ogrn', isOgrn(ogrn), ogrn),
    ]
  if (type === 'ip')
    return [
      ...named,
      ...problemUnless('inn', isPersonInn(inn), inn),
      ...problemUnless('kpp', kpp === '', kpp),
      ...problemUnless('ogrn', isOgrnip(ogrn), ogrn),
    ]
  return [
    ...named,
    ...problemUnless('inn', inn === '' || isPersonInn(inn), inn),
    ...problemUnless('kpp', kpp === '', kpp),
    ...problemUnless('ogrn', ogrn === '', ogrn),
  ]
}

export function accountProblems({
  bik,
  bankName,
  correspondentAccount,
  account,
}: BankAccountFields): FieldProblem<keyof BankAccountFields>[] {
  return [
    ...problemUnless('bik', isBik(bik), bik),
    ...problemUnless('bankName', bankName !== '', bankName),
    // Both keys depend on the БИК, so a wrong БИК is reported alone.
    ...(isBik(bik)
      ? [
          ...problemUnless('correspondentAccount', isCorrespondentAccount({ account: correspondentAccount, bik }), correspondentAccount),
          ...problemUnless('account', isBankAccount({ account, bik }), account),
        ]
      : []),
  ]
}
