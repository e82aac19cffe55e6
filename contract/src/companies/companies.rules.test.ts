import { canChangeMembers, canChangeRequisites } from '../roles/roles.rules.ts'
import { describe, expect, test } from 'vitest'
import { companyRole } from '../auth/auth.ts'
import { accountProblems, entityProblems } from './companies.rules.ts'

const company = { type: 'ul', shortName: 'ООО «Ромашка»', inn: '7707083893', kpp: '770701001', ogrn: '1027700132195' } as const
const trader = { type: 'ip', shortName: 'ИП Иванов', inn: '500100732259', kpp: '', ogrn: '304500116000157' } as const
const person = { type: 'fl', shortName: 'Иванов Иван', inn: '', kpp: '', ogrn: '' } as const
const entity = (fields: object) => fields as Parameters<typeof entityProblems>[0]

describe('permissions', () => {
  test('requisites: the owner and the accountant', () => {
    expect(companyRole.options.filter((role) => canChangeRequisites(role))).toEqual(['owner', 'accountant'])
    expect(canChangeRequisites(null)).toBe(false)
  })

  test('members: the owner alone', () => {
    expect(companyRole.options.filter((role) => canChangeMembers(role))).toEqual(['owner'])
    expect(canChangeMembers(null)).toBe(false)
  })
})

describe('a legal entity', () => {
  test.each([[company], [trader], [person], [{ ...person, inn: trader.inn }]])('is right as %j', (fields) => {
    expect(entityProblems(entity(fields))).toEqual([])
  })

  test.each([
    [{ ...company, shortName: '', inn: '', kpp: '', ogrn: '' }, ['shortName', 'inn', 'kpp', 'ogrn'], 'required'],
    [{ ...company, inn: trader.inn, kpp: '1', ogrn: trader.ogrn }, ['inn', 'kpp', 'ogrn'], 'wrong'],
    [{ ...trader, shortName: '', inn: '', ogrn: '' }, ['shortName', 'inn', 'ogrn'], 'required'],
    [{ ...trader, inn: company.inn, kpp: company.kpp, ogrn: company.ogrn }, ['inn', 'kpp', 'ogrn'], 'wrong'],
    [{ ...person, shortName: '' }, ['shortName'], 'required'],
    [{ ...person, inn: company.inn, kpp: company.kpp, ogrn: company.ogrn }, ['inn', 'kpp', 'ogrn'], 'wrong'],
  ] as const)('%j has wrong %j: %s', (fields, wrong, problem) => {
    expect(entityProblems(entity(fields))).toEqual(wrong.map((field) => ({ field, problem })))
  })
})

describe('a bank account', () => {
  const account = {
    bik: '044525225',
    bankName: 'ПАО Сбербанк',
    correspondentAccount: '30101810400000000225',
    account: '40702810638050013199',
  }

  test('with its keys right is right', () => {
    expect(accountProblems(account)).toEqual([])
  })

  test('without a bank’s name names that field', () => {
    expect(accountProblems({ ...account, bankName: '' })).toEqual([{ field: 'bankName', problem: 'required' }])
  })

  test('of another bank has both keys wrong', () => {
    expect(accountProblems({ ...account, correspondentAccount: '30101810400000000226', account: '40702810638050013190' })).toEqual([
      { field: 'correspondentAccount', problem: 'wrong' },
      { field: 'account', problem: 'wrong' },
    ])
  })

  test('with a wrong БИК reports that alone', () => {
    expect(accountProblems({ ...account, bik: '1', account: '2' })).toEqual([{ field: 'bik', problem: 'wrong' }])
  })
})
