import { lowerFirst } from '@vitrina/contract/catalogue/catalogue.features.rules'
import { describe, expect, test } from 'vitest'
import { catalogueAddress, readParams, writeParams } from '../catalogue.params.ts'
import { parseSearch } from '#lib/search-string.ts'
import {
  boundsIn,
  choicesIn,
  chosenIn,
  countChoices,
  withAmount,
  withBounds,
  withChosen,
  withInStock,
  withNothingIn,
  withoutFilters,
  withSection,
  withToggled,
} from './filter-choice.rules.ts'

const at = (query: string) => readParams(parseSearch(query))
const brands = { id: 'brands', code: null }
const countries = { id: 'manufacturerCountries', code: null }
const price = { id: 'price', code: null }
const colour = { id: 'feature-colour', code: 'colour' }
const cut = { id: 'feature-section', code: 'section' }
/** The query after a change. */
const after = (query: string, change: (params: ReturnType<typeof at>) => object) => {
  const address = catalogueAddress({ ...at(query), ...change(at(query)) })
  return decodeURIComponent(address.replace(/^[^?]*\??/, ''))
}

describe('choosing values', () => {
  test('a value is added to the chosen ones, a second press removes it', () => {
    expect(after('brands=1', (params) => withToggled(params, brands, 2))).toBe('brands=1,2')
    expect(after('brands=1,2', (params) => withToggled(params, brands, 1))).toBe('brands=2')
    expect(after('brands=2', (params) => withToggled(params, brands, 2))).toBe('')
    expect(after('', (params) => withToggled(params, countries, 'RU'))).toBe('manufacturerCountries=RU')
    expect(after('manufacturerCountries=RU', (params) => withToggled(params, countries, 'CN'))).toBe('manufacturerCountries=RU,CN')
    expect(after('manufacturerCountries=RU', (params) => withToggled(params, countries, 'RU'))).toBe('')
  })

  test('values of a feature are kept under its code, apart from the filters of the same name', () => {
    expect(after('section=3', (params) => withToggled(params, cut, 31))).toBe('section=3&features=section:31')
    expect(after('features=colour:4', (params) => withToggled(params, colour, 5))).toBe('features=colour:4,5')
    expect(after('features=colour:4;section:31', (params) => withToggled(params, colour, 4))).toBe('features=section:31')
  })

  test('a value chosen as a custom filter stays one', () => {
    expect(chosenIn(at('custom-colour=4&features=colour:5'), colour)).toEqual([5, 4])
    expect(after('custom-colour=4', (params) => withToggled(params, colour, 5))).toBe('custom-colour=4,5')
    expect(after('custom-colour=4', (params) => withToggled(params, colour, 4))).toBe('')
    expect(after('custom-colour=4&features=colour:5', (params) => withToggled(params, colour, 5))).toBe('custom-colour=4')
  })

  test('an unknown filter changes nothing', () => {
    expect(withToggled(at(''), { id: 'keyword', code: null }, 1)).toEqual({})
    expect(chosenIn(at('keyword=x'), { id: 'keyword', code: null })).toEqual([])
  })
})

describe('choosing a range', () => {
  test('of two bounds the lower comes first', () => {
    expect(lowerFirst({ from: 10, to: 2.5 })).toEqual({ from: 2.5, to: 10 })
    expect(lowerFirst({ from: 10, to: undefined })).toEqual({ from: 10, to: undefined })
    expect(after('', (params) => withBounds(params, price, { from: 200, to: 100 }))).toBe('priceMin=100&priceMax=200')
    expect(after('', (params) => withBounds(params, cut, { from: 10, to: 1.5 }))).toBe('features=section:1.5~10')
  })

  test('a range and single sizes of one feature replace each other', () => {
    expect(after('features=section:31,159', (params) => withBounds(params, cut, { from: 4, to: undefined }))).toBe('features=section:4~')
    expect(after('custom-section=31', (params) => withBounds(params, cut, { from: undefined, to: 4 }))).toBe('features=section:~4')
    expect(after('features=section:1.5~10', (params) => withToggled(params, cut, 31))).toBe('features=section:31')
  })

  test('no bounds are no choice', () => {
    expect(after('features=section:1.5~10', (params) => withBounds(params, cut, { from: undefined, to: undefined }))).toBe('')
    expect(boundsIn(at('features=section:31'), cut)).toEqual({ from: undefined, to: undefined })
    expect(boundsIn(at('features=temp:-40~'), { id: 'feature-temp', code: 'temp' })).toEqual({ from: -40, to: undefined })
    expect(boundsIn(at('priceMax=0'), price)).toEqual({ from: undefined, to: 0 })
    expect(boundsIn(at('priceMin=5&priceMax=70'), price)).toEqual({ from: 5, to: 70 })
    expect(boundsIn(at('features=temp:-40~;section:1~2'), cut)).toEqual({ from: 1, to: 2 })
    expect(boundsIn(at('features=section:31;section:1~2'), cut)).toEqual({ from: 1, to: 2 })
    expect(withBounds(at(''), brands, { from: 1, to: 2 })).toEqual({})
  })
})

describe('clearing', () => {
  test('one filter is cleared alone', () => {
    expect(after('brands=1,2&instock=1', (params) => withNothingIn(params, brands))).toBe('instock=1')
    expect(after('priceMin=1&priceMax=2&brands=1', (params) => withNothingIn(params, price))).toBe('brands=1')
    expect(after('features=section:1.5~10;colour:4', (params) => withNothingIn(params, cut))).toBe('features=colour:4')
  })

  test('all filters are cleared; the search text, the section and the order stay', () => {
    const all =
      'keyword=кабель&section=3&type=1&brands=1&series=2&manufacturer=3&sellers=4&set=5&manufacturerCountries=RU&instock=1' +
      '&recommended=1&infavorite=1&priceMin=1&requestedAmount=5&features=colour:4;section:1~2&custom-ip=7&sort=price&pageSize=50'
    expect(after(all, () => withoutFilters)).toBe('keyword=кабель&section=3&sort=price&pageSize=50')
  })

  test('choices are counted value by value, a range as one', () => {
    expect(countChoices(at('keyword=x&section=3'))).toBe(0)
    expect(countChoices(at('brands=1,2&instock=1&requestedAmount=5&priceMin=1&priceMax=2&features=colour:4;section:1~2&custom-ip=7'))).toBe(
      7,
    )
    expect(countChoices(at('features=colour:4,5,6'))).toBe(3)
    expect([countChoices(at('priceMin=1')), countChoices(at('priceMax=2'))]).toEqual([1, 1])
    expect(choicesIn(at('features=section:1~2'), cut)).toBe(1)
    expect([choicesIn(at('features=section:1~'), cut), choicesIn(at('features=section:~2'), cut), choicesIn(at(''), cut)]).toEqual([
      1, 1, 0,
    ])
    expect(choicesIn(at('brands=1,2'), brands)).toBe(2)
  })
})

test('an amount is combined with “in stock”, and removed with it', () => {
  expect(after('', () => withAmount(20))).toBe('instock=1&requestedAmount=20')
  expect(after('instock=1&requestedAmount=20', () => withAmount(null))).toBe('instock=1')
  expect(after('instock=1&requestedAmount=20', () => withInStock(false))).toBe('')
  expect(after('requestedAmount=20', () => withInStock(true))).toBe('instock=1&requestedAmount=20')
  expect(after('requestedAmount=20', () => withAmount(null))).toBe('')
})

test('another section replaces the chosen one; an empty one is opened without the features of its neighbours', () => {
  expect(after('section=3&brands=1&features=colour:4', () => withSection(5))).toBe('section=5&brands=1&features=colour:4')
  expect(after('section=3&brands=1&type=2&features=colour:4', () => withSection(5, { isEmpty: true }))).toBe('section=5&brands=1')
  expect(after('section=3&brands=1', () => withSection(null))).toBe('brands=1')
})

test('[C-12] values of a select filter are in the address as custom-{property}, and removing the last one removes it', () => {
  const select = { id: 'custom-climate', code: 'climate' }
  const chosen = { ...readParams({}), ...withChosen(readParams({}), select, [7, 9]) }
  expect(writeParams(chosen)).toEqual({ 'custom-climate': '7,9' })
  expect(chosenIn(chosen, select)).toEqual([7, 9])
  expect(writeParams({ ...chosen, ...withChosen(chosen, select, []) })).toEqual({})
})
