import type { CompanySuggestion } from '@vitrina/contract/directory/directory'
import { expect, test } from 'vitest'
import { findAddresses, findCompanies, type Place, wordsOf } from './embedded-search.rules.ts'

const company = (value: string, inn: string, given: { ogrn?: string | null; status?: string } = {}) =>
  ({ value, data: { inn, ogrn: given.ogrn ?? null, state: { status: given.status ?? 'ACTIVE' } } }) as unknown as CompanySuggestion

test('words are those that name something: types of places and companies, signs and case do not count', () => {
  expect(wordsOf('ООО  «Свет—Ёлка», г. Москва')).toEqual(['свет', 'елка', 'москва'])
  expect(wordsOf('пр-кт Мира, д 5/2')).toEqual(['мира', '5/2'])
  expect(wordsOf(' ... ')).toEqual([])
})

test('a company is found by the first digits of its numbers, four to fifteen of them and nothing else', () => {
  const all = [company('А', '7701234567', { ogrn: '1027700000001' }), company('Б', '5047701234'), company('В 7701', '1111111111')]
  const found = (keyword: string) => findCompanies(all, keyword).map(({ value }) => value)
  expect(found('7701')).toEqual(['А'])
  expect(found('77 01 23')).toEqual(['А'])
  expect(found('10277')).toEqual(['А'])
  expect(found('0001')).toEqual([])
  expect(found('в 7701')).toEqual(['В 7701'])
  expect(found('7701 в')).toEqual(['В 7701'])
  expect(found('770')).toEqual(['В 7701'])
})

test('ten companies are offered at most, those still active first', () => {
  const all = Array.from({ length: 12 }, (_, at) => company(`Свет ${at}`, `77012345${at}`, at < 3 ? { status: 'LIQUIDATED' } : {}))
  expect(findCompanies(all, '7701')).toHaveLength(10)
  const named = findCompanies(all, 'свет').map(({ data }) => data.state.status)
  expect(named).toEqual([...Array.from({ length: 9 }, () => 'ACTIVE'), 'LIQUIDATED'])
})

const place = (level: Place['level'], path: string[], kladr: string, given: Record<string, string> = {}): Place => ({
  level,
  own: wordsOf(path.at(-1) ?? ''),
  path: wordsOf(path.join(' ')),
  suggestion: {
    value: path.join(', '),
    unrestricted_value: `100000, ${path.join(', ')}`,
    data: { kladr_id: kladr, ...given },
  } as unknown as Place['suggestion'],
})
const region = place('region', ['Тверская обл'], '6900000000000', { region: 'Тверская' })
const city = place('city', ['Тверская обл', 'г Тверь'], '6900000100000', { region: 'Тверская', city: 'Тверь' })
const moscow = place('city', ['г Москва'], '7700000000000', { region: 'Москва', city: 'Москва' })
const tverskaya = place('street', ['г Москва', 'ул Тверская'], '77000000000287700', { region: 'Москва', city: 'Москва' })
const places = [tverskaya, city, region, moscow]
const found = (query: Parameters<typeof findAddresses>[1]) => findAddresses(places, query).map(({ value }) => value)

test('places of that name come first, the larger before the smaller, then those that lie in them', () => {
  expect(found({ keyword: 'тверская' })).toEqual(['Тверская обл', 'г Москва, ул Тверская', 'Тверская обл, г Тверь'])
  expect(found({ keyword: 'москва твер' })).toEqual(['г Москва, ул Тверская'])
  expect(found({ keyword: 'твер москва' })).toEqual(['г Москва, ул Тверская'])
  expect(found({ keyword: ' ул ' })).toEqual([])
})

test('bounds leave out the larger and the smaller', () => {
  expect(found({ keyword: 'тверская', fromBound: 'city' })).toEqual(['г Москва, ул Тверская', 'Тверская обл, г Тверь'])
  expect(found({ keyword: 'тверская', toBound: 'city' })).toEqual(['Тверская обл', 'Тверская обл, г Тверь'])
  expect(found({ keyword: 'тверская', fromBound: 'country' })).toHaveLength(3)
})

test('a number after a name is a house of a street, where houses are asked for', () => {
  expect(findAddresses(places, { keyword: 'тверская 5а' })).toEqual([
    {
      value: 'г Москва, ул Тверская, д 5а',
      unrestricted_value: '100000, г Москва, ул Тверская, д 5а',
      data: { ...tverskaya.suggestion.data, house_type: 'д', house: '5а' },
    },
  ])
  expect(found({ keyword: 'тверская 5', toBound: 'house' })).toEqual(['г Москва, ул Тверская, д 5'])
  expect(found({ keyword: 'тверская 5', toBound: 'street' })).toEqual([])
  expect(found({ keyword: '5' })).toEqual([])
})

test('where a house is asked for and none is typed, the first ten of the nearest street are offered', () => {
  const houses = found({ keyword: 'тверская', fromBound: 'house' })
  expect(houses).toHaveLength(10)
  expect([houses[0], houses.at(-1)]).toEqual(['г Москва, ул Тверская, д 1', 'г Москва, ул Тверская, д 10'])
  const two = [tverskaya, place('street', ['г Москва', 'ул 1-я Тверская'], '77000000000287800')]
  expect(findAddresses(two, { keyword: 'тверская', fromBound: 'house' })).toHaveLength(10)
})

test('ten places are offered at most, and ten houses', () => {
  const many = Array.from({ length: 12 }, (_, at) => place('street', ['г Москва', `ул Полевая ${at}`], `7700000000000${at}`))
  expect(findAddresses(many, { keyword: 'полевая' })).toHaveLength(10)
  expect(findAddresses(many, { keyword: 'москва полевая 7' })).toHaveLength(10)
})

test('an address lies in a location when all its given fields agree; a code ends with zeros for the whole', () => {
  const within = (...locations: Record<string, string>[]) => found({ keyword: 'твер', locations })
  expect(within({ city: 'ТВЕРЬ' })).toEqual(['Тверская обл, г Тверь'])
  expect(within({ city: 'Тверь', region: 'Москва' })).toEqual([])
  expect(within({ city: '', region: 'Москва' })).toEqual(['г Москва, ул Тверская'])
  expect(within({ kladr_id: '6900000000000' })).toEqual(['Тверская обл', 'Тверская обл, г Тверь'])
  expect(within({ kladr_id: '6900000100000' })).toEqual(['Тверская обл, г Тверь'])
  expect(within({ city: 'Тверь' }, { city: 'Москва' })).toEqual(['Тверская обл, г Тверь', 'г Москва, ул Тверская'])
})
