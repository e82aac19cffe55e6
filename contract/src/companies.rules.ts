import type { CompanyRole } from './auth.ts'
import type { BankAccountFields, LegalEntityFields } from './companies.ts'
import { isBankAccount, isBik, isCompanyInn, isCorrespondentAccount, isKpp, isOgrn, isOgrnip, isPersonInn } from './requisites.rules.ts'

/** Roles that edit requisites and bank accounts, and roles that manage members. */
export const requisitesRoles = ['owner', 'accountant'] as const satisfies readonly CompanyRole[]
export const membersRoles = ['owner'] as const satisfies readonly CompanyRole[]

export const canChangeRequisites = (role: CompanyRole | null) => requisitesRoles.some((one) => one === role)
export const canChangeMembers = (role: CompanyRole | null) => membersRoles.some((one) => one === role)

export type Wrong<F extends string> = { field: F; problem: 'required' | 'wrong' }
type EntityWrong = Wrong<'inn' | 'kpp' | 'ogrn' | 'shortName'>

const unless = <F extends string>(field: F, isRight: boolean, value: string): Wrong<F>[] =>
  isRight ? [] : [{ field, problem: value === '' ? 'required' : 'wrong' }]

/** A company has ИНН, КПП and ОГРН; a sole trader no КПП; a person only a name, and optionally an ИНН. */
export function wrongInEntity({ type, shortName, inn, kpp, ogrn }: LegalEntityFields): EntityWrong[] {
  const named = unless('shortName', shortName !== '', shortName)
  if (type === 'ul')
    return [...named, ...unless('inn', isCompanyInn(inn), inn), ...unless('kpp', isKpp(kpp), kpp), ...unless('ogrn', isOgrn(ogrn), ogrn)]
  if (type === 'ip')
    return [...named, ...unless('inn', isPersonInn(inn), inn), ...unless('kpp', kpp === '', kpp), ...unless('ogrn', isOgrnip(ogrn), ogrn)]
  return [
    ...named,
    ...unless('inn', inn === '' || isPersonInn(inn), inn),
    ...unless('kpp', kpp === '', kpp),
    ...unless('ogrn', ogrn === '', ogrn),
  ]
}

export function wrongInAccount({ bik, bankName, correspondentAccount, account }: BankAccountFields): Wrong<keyof BankAccountFields>[] {
  return [
    ...unless('bik', isBik(bik), bik),
    ...unless('bankName', bankName !== '', bankName),
    // Both keys depend on the БИК, so a wrong БИК is reported alone.
    ...(isBik(bik)
      ? [
          ...unless('correspondentAccount', isCorrespondentAccount({ account: correspondentAccount, bik }), correspondentAccount),
          ...unless('account', isBankAccount({ account, bik }), account),
        ]
      : []),
  ]
}
