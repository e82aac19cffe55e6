import type { AddressBound, AddressSuggestion, CompanySuggestion } from '@vitrina/contract/directory/directory'

const MOST = 10

/** Types of places and of companies do not identify one. */
const TYPES = new Set(
  'г город обл область край респ республика ул улица пр пркт проспект ш шоссе наб набережная проезд д дом кв офис ооо ао пао ип'.split(' '),
)

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('пр-кт', 'пркт')

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\d/]+/u)
    .filter((word) => word !== '' && !TYPES.has(word))

const begins = (words: readonly string[], typed: string) => words.some((word) => word.startsWith(typed))

/** By the first digits of ИНН or ОГРН, or by words of the name in any order. */
export function findCompanies(all: readonly CompanySuggestion[], keyword: string): CompanySuggestion[] {
  const digits = keyword.replaceAll(/\s/g, '')
  if (/^\d{4,15}$/.test(digits))
    return all.filter(({ data }) => data.inn.startsWith(digits) || data.ogrn?.startsWith(digits)).slice(0, MOST)
  const typed = wordsOf(keyword)
  if (typed.length === 0) return []
  const found = all.filter(({ value }) => {
    const words = wordsOf(value)
    return typed.every((word) => begins(words, word))
  })
  const rank = ({ data }: CompanySuggestion) => (data.state.status === 'ACTIVE' ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST)
}

export type Place = { level: 'region' | 'city' | 'street'; suggestion: AddressSuggestion; own: readonly string[]; path: readonly string[] }

const LEVELS: readonly AddressBound[] = ['country', 'region', 'area', 'city', 'settlement', 'street', 'house', 'flat']
const heightOf = (level: AddressBound) => LEVELS.indexOf(level)

const HOUSE = /^\d+[а-яa-z]?(\/\d+[а-яa-z]?)?$/
/** Offered where a house is asked for and none is typed yet. */
const FIRST_HOUSES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

function withHouse({ suggestion }: Place, house: string): AddressSuggestion {
  const value = `${suggestion.value}, д ${house}`
  return {
    value,
    unrestricted_value: suggestion.unrestricted_value.replace(suggestion.value, value),
    data: { ...suggestion.data, house_type: 'д', house },
  }
}

type AddressQuery = {
  keyword: string
  fromBound?: AddressBound | undefined
  toBound?: AddressBound | undefined
  /** Any of them; an address lies there when all its fields agree. */
  locations?: readonly Record<string, string>[] | undefined
}

/** A code of a place opens the codes of all that lies in it: trailing zeros mean the whole. */
const isInside = (code: string, area: string) => code.startsWith(area.replace(/(?:000)+$/, ''))

function liesIn({ suggestion: { data } }: Place, location: Record<string, string>): boolean {
  return Object.entries(location).every(([field, expected]) => {
    if (expected === '') return true
    if (field === 'kladr_id') return isInside(data.kladr_id ?? '', expected)
    const value = Object.entries(data).find(([name]) => name === field)?.[1]
    return typeof value === 'string' && plain(value) === plain(expected)
  })
}

/** Every typed word must begin a word of the place or of its parents, and the last one a word of its own name. */
export function findAddresses(places: readonly Place[], { keyword, fromBound = 'region', toBound = 'flat', locations = [] }: AddressQuery) {
  const typed = wordsOf(keyword)
  if (typed.length === 0) return []
  const isHouseAllowed = heightOf(toBound) >= heightOf('house')
  const last = typed.at(-1) ?? ''
  const house = isHouseAllowed && typed.length > 1 && HOUSE.test(last) ? last : null
  const names = house ? typed.slice(0, -1) : typed
  const own = names.at(-1) ?? ''

  const found = places
    .filter((place) => locations.length === 0 || locations.some((location) => liesIn(place, location)))
    .filter(({ path }) => names.every((word) => begins(path, word)))
    .map((place) => ({ place, isMeant: begins(place.own, own) }))
    .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant) || heightOf(a.place.level) - heightOf(b.place.level))
    .map(({ place }) => place)
  const isWithin = ({ level }: Place) => heightOf(level) >= heightOf(fromBound) && heightOf(level) <= heightOf(toBound)

  if (house)
    return found
      .filter(({ level }) => level === 'street')
      .slice(0, MOST)
      .map((place) => withHouse(place, house))
  if (heightOf(fromBound) >= heightOf('house'))
    return found
      .filter(({ level }) => level === 'street')
      .slice(0, 1)
      .flatMap((place) => FIRST_HOUSES.map((number) => withHouse(place, number)))
  return found
    .filter(isWithin)
    .slice(0, MOST)
    .map(({ suggestion }) => suggestion)
}
