import { isCompanyInn, isOgrn, isOgrnip, isPersonInn } from '@vitrina/contract/companies/requisites.rules'
import { expect, test } from 'vitest'
import { embeddedPlaces } from './embedded-addresses.ts'
import { embeddedCompanies } from './embedded-companies.ts'
import { findAddresses, findCompanies } from './embedded-search.rules.ts'

const companies = (keyword: string) => findCompanies(embeddedCompanies, keyword).map(({ value }) => value)
const addresses = (asked: Parameters<typeof findAddresses>[1]) => findAddresses(embeddedPlaces, asked).map(({ value }) => value)

test('every embedded company has requisites of its own with right check digits', () => {
  const isRight = ({ inn, ogrn, type }: (typeof embeddedCompanies)[number]['data']) =>
    type === 'LEGAL' ? isCompanyInn(inn) && isOgrn(ogrn ?? '') : isPersonInn(inn) && isOgrnip(ogrn ?? '')
  expect(embeddedCompanies.filter(({ data }) => !isRight(data))).toEqual([])
  for (const key of ['inn', 'ogrn'] as const)
    expect(new Set(embeddedCompanies.map(({ data }) => data[key])).size).toBe(embeddedCompanies.length)
})

test('a company is found by the beginnings of its words in any order, by ИНН and by ОГРН', () => {
  expect(companies('каскад свет')).toEqual(['ООО «Каскад-Свет»'])
  expect(companies('ООО "Свет Каскад"')).toEqual(['ООО «Каскад-Свет»'])
  expect(companies('ип ерма').every((name) => name === 'ИП Ермакова Анна Олеговна')).toBe(true)
  const [known] = findCompanies(embeddedCompanies, 'каскад свет')
  expect(companies(known?.data.inn ?? '')).toEqual(['ООО «Каскад-Свет»'])
  expect(companies(known?.data.ogrn ?? '')).toEqual(['ООО «Каскад-Свет»'])
  expect(companies('строй')).toHaveLength(10)
  for (const nothing of ['', '   ', 'ооо', '«»', 'неттакой', '99999', "' or 1=1 --"]) expect(companies(nothing)).toEqual([])
})

test('active companies stand before closed ones', () => {
  const closed = embeddedCompanies.find(({ data }) => data.state.status !== 'ACTIVE')
  const word = closed?.value.split('-')[1]?.replace('»', '') ?? ''
  const states = embeddedCompanies.filter(({ value }) => value.includes(word)).map(({ data }) => data.state.status)
  expect(states).not.toEqual(states.map(() => 'ACTIVE'))
  expect(findCompanies(embeddedCompanies, word).every(({ data }) => data.state.status === 'ACTIVE')).toBe(true)
})

test('an address grows from a city to a street to a house', () => {
  expect(addresses({ keyword: 'моск' }).slice(0, 2)).toEqual(['Московская обл', 'г Москва'])
  expect(addresses({ keyword: 'Москва, ул. Рябин' })).toEqual(['г Москва, ул Рябиновая'])
  expect(addresses({ keyword: 'москва рябиновая 12/3' })).toEqual(['г Москва, ул Рябиновая, д 12/3'])
  const [house] = findAddresses(embeddedPlaces, { keyword: 'г Казань, ул Баумана, д 5' })
  expect(house).toMatchObject({
    value: 'Респ Татарстан, г Казань, ул Баумана, д 5',
    unrestricted_value: '420000, Респ Татарстан, г Казань, ул Баумана, д 5',
    data: { region_with_type: 'Респ Татарстан', city: 'Казань', street_with_type: 'ул Баумана', house: '5', postal_code: '420000' },
  })
})

test('bounds and locations narrow it', () => {
  expect(addresses({ keyword: 'самар', fromBound: 'city', toBound: 'city' })).toEqual([
    'Самарская обл, г Самара',
    'Самарская обл, г Тольятти',
  ])
  expect(addresses({ keyword: 'самар', fromBound: 'region', toBound: 'region' })).toEqual(['Самарская обл'])
  expect(addresses({ keyword: 'ленина', fromBound: 'street', locations: [{ kladr_id: '1600000100000' }] })).toEqual([
    'Респ Татарстан, г Казань, ул Ленина',
  ])
  expect(addresses({ keyword: 'ленина', fromBound: 'street', locations: [{ kladr_id: '77' }] })).toEqual(['г Москва, ул Ленина'])
  expect(addresses({ keyword: 'мира', fromBound: 'street', toBound: 'street', locations: [{ city: 'Уфа' }, { city: 'Пермь' }] })).toEqual([
    'Пермский край, г Пермь, ул Мира',
    'Респ Башкортостан, г Уфа, ул Мира',
  ])
  expect(addresses({ keyword: 'тверская', fromBound: 'house', toBound: 'house' })).toHaveLength(10)
  expect(addresses({ keyword: 'мира', locations: [{ nosuch: 'x' }] })).toEqual([])
})
