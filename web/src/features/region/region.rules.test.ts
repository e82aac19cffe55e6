import { expect, test } from 'vitest'
import { matching } from './region.rules.ts'

const regions = ['Москва:moskva', 'Санкт-Петербург:sankt-peterburg', 'Ростов-на-Дону:rostov-na-donu', 'Орёл:orel'].map((text, index) => {
  const [name = '', slug = ''] = text.split(':')
  return { id: index + 1, name, slug }
})
const names = (typed: string) => matching(regions, typed).map((region) => region.name)

test('an empty filter keeps all', () => {
  expect(names('  ')).toHaveLength(4)
})

test('a region is found by the start of any of its words, ignoring case and hyphens', () => {
  expect(names('петер')).toEqual(['Санкт-Петербург'])
  expect(names('САНКТ ПЕТ')).toEqual(['Санкт-Петербург'])
  expect(names('орел')).toEqual(['Орёл'])
  expect(names('сква')).toEqual([])
})

test('latin letters find it by its slug', () => {
  expect(names('rostov')).toEqual(['Ростов-на-Дону'])
})

test('spaces and hyphens count as one, in the name and in the slug', () => {
  expect(names('санкт -  пет')).toEqual(['Санкт-Петербург'])
  expect(names('rostov na')).toEqual(['Ростов-на-Дону'])
})
