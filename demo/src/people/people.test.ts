import {
  isBankAccount,
  isBik,
  isCompanyInn,
  isCorrespondentAccount,
  isKpp,
  isOgrn,
  isOgrnip,
  isPersonInn,
} from '@vitrina/contract/companies/requisites.rules'
import { expect, test } from 'vitest'
import { store } from '../site/store.ts'
import { accounts, DEMO_PASSWORD } from './accounts.ts'
import { companies } from './companies.ts'
import { headOf } from './head-of.ts'
import { bankAccountOf, legalEntityOf } from './legal-entity.ts'
import { placeIn } from './places.ts'
import { staff } from './staff.ts'

const entities = companies.map((company, place) => ({
  company,
  entity: legalEntityOf(company, { number: place + 1, head: headOf(company, place + 1) }),
  account: bankAccountOf(company, place + 1),
}))

type Entity = (typeof entities)[number]['entity']

test('the accounts are the documented ones', () => {
  expect(DEMO_PASSWORD).toBe('Vitrina-2026')
  expect(accounts.map(({ email, phone, role, companies: own }) => [email, phone, role, own.length])).toEqual([
    ['buyer@vitrina.test', '+79000000001', 'buyer', 2],
    ['colleague@vitrina.test', '+79000000002', 'buyer', 1],
    ['other@vitrina.test', '+79000000003', 'buyer', 1],
    ['person@vitrina.test', '+79000000004', 'buyer', 1],
    ['partner@vitrina.test', '+79000000005', 'buyer', 9],
    ['manager@vitrina.test', '+79000000010', 'manager', 0],
    ['head@vitrina.test', '+79000000012', 'head_of_sales', 0],
    ['accountant@vitrina.test', '+79000000013', 'accountant', 0],
    ['warehouse@vitrina.test', '+79000000014', 'warehouse', 0],
    ['content@vitrina.test', '+79000000015', 'content', 0],
    ['integrator@vitrina.test', '+79000000016', 'integrator', 0],
    ['admin@vitrina.test', '+79000000011', 'administrator', 0],
  ])
  const [buyer, colleague, other, person] = accounts
  expect(colleague?.companies[0]?.name).toBe(buyer?.companies[0]?.name)
  expect(buyer?.companies.map(({ name }) => name)).not.toContain(other?.companies[0]?.name)
  expect(person?.isIndividual).toBe(true)
})

test('every company an account buys for exists', () => {
  const names = companies.map(({ name }) => name)
  expect(accounts.flatMap(({ companies: own }) => own.map(({ name }) => name)).filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(companies.length).toBeGreaterThanOrEqual(40)
})

const rightFor = {
  ul: ({ inn, kpp, ogrn }: Entity) => isCompanyInn(inn ?? '') && isKpp(kpp ?? '') && isOgrn(ogrn ?? ''),
  ip: ({ inn, kpp, ogrn }: Entity) => isPersonInn(inn ?? '') && kpp === null && isOgrnip(ogrn ?? ''),
  fl: ({ inn, kpp, ogrn }: Entity) => inn === null && kpp === null && ogrn === null,
}

test('requisites carry right check digits, and no two companies share them', () => {
  expect(entities.filter(({ company, entity }) => !rightFor[company.type](entity))).toEqual([])
  for (const key of ['inn', 'ogrn'] as const) {
    const all = entities.map(({ entity }) => entity[key]).filter((value) => value !== null)
    expect(new Set(all).size).toBe(all.length)
  }
})

test('every business has a bank account keyed by its bank, and a private person has none', () => {
  const kept = entities.flatMap(({ account }) => account ?? [])
  expect(kept).toHaveLength(companies.filter(({ type }) => type !== 'fl').length)
  const isRight = ({ bik, account, correspondentAccount }: (typeof kept)[number]) =>
    isBik(bik) && isBankAccount({ account, bik }) && isCorrespondentAccount({ account: correspondentAccount, bik })
  expect(kept.filter((account) => !isRight(account))).toEqual([])
})

test("the seller's own requisites are right too", () => {
  expect([isCompanyInn(store.inn), isKpp(store.kpp), isOgrn(store.ogrn), isBankAccount(store.bank)]).toEqual([true, true, true, true])
  expect(isCorrespondentAccount({ account: store.bank.correspondentAccount, bik: store.bank.bik })).toBe(true)
})

test('a sole trader is called as the person behind the company', () => {
  const own = entities.find(({ company }) => company.name === 'Щитовая мастерская Орлова')
  expect(own?.entity.fullName).toBe('Индивидуальный предприниматель Орлов Дмитрий Сергеевич')
  const named = entities.filter(({ company }) => company.name.endsWith('.'))
  expect(named.map(({ entity }) => entity.shortName)).toEqual(named.map(({ company }) => `ИП ${company.name}`))
})

test('every region has a manager for its companies, and staff accounts agree with the sign-in ones', () => {
  const served = staff.filter(({ kind }) => kind === 'sales').map(({ region }) => region)
  expect(companies.map(({ region }) => region).filter((region) => !served.includes(region))).toEqual([])
  for (const account of accounts.filter(({ role }) => role !== 'buyer')) {
    const member = staff.find(({ email }) => email === account.email)
    expect([member?.phone, member?.name.join(' ')]).toEqual([
      account.phone,
      `${account.lastName} ${account.firstName} ${account.middleName}`,
    ])
  }
  const phones = staff.map(({ phone }) => phone)
  expect(new Set(phones).size).toBe(phones.length)
})

test('addresses lie in Russia', () => {
  for (const { region } of companies)
    for (let number = 1; number < 50; number++) {
      const { lat, lon, postalCode } = placeIn(region, number)
      expect(lat).toBeGreaterThan(44)
      expect(lat).toBeLessThan(61)
      expect(lon).toBeGreaterThan(30)
      expect(lon).toBeLessThan(84)
      expect(postalCode).toMatch(/^\d{6}$/)
    }
})
