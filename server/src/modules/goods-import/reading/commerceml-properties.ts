import { FEATURE_HEADING } from '../mapping/feature-values.rules.ts'
import { xmlText } from './read-yml.ts'
import { childText, childrenOf, elementsOf, type XmlElement } from './xml-elements.ts'
import { LONGEST_TEXT } from './table.ts'

/** `values`: texts of a dictionary by their ids; of another kind a value stands in the product itself. */
type Property = { id: string; name: string; values: ReadonlyMap<string, string> }

/** Called «Свойство» since 2.05, «СвойствоНоменклатуры» before. */
export const PROPERTY_TAGS = ['Свойство', 'СвойствоНоменклатуры'] as const

const OTHER_PROPERTIES = 'Прочие свойства'

/** Fields of a product that many keep as properties: they are no features. */
const FIELDS = { brand: /^(производитель|бренд|торговая марка|марка)$/i, country: /^страна( происхождения)?$/i }
const fieldOf = (name: string) => (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).find((field) => FIELDS[field].test(name))

export function readProperty(element: XmlElement): Property {
  const variants = childrenOf(element, 'ВариантыЗначений').flatMap((one) => childrenOf(one, 'Справочник'))
  const values = new Map(variants.map((one) => [childText(one, 'ИдЗначения'), xmlText(childText(one, 'Значение'))]))
  return { id: childText(element, 'Ид'), name: xmlText(childText(element, 'Наименование')).replaceAll(';', ','), values }
}

/** How many products have each property. */
export function countProperties(bytes: Uint8Array): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const element of elementsOf(bytes, new Set(['ЗначенияСвойства']))) {
    const id = childText(element, 'Ид')
    if (givenTexts(element).length > 0) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

const givenTexts = (element: XmlElement): string[] =>
  ['Значение', 'ИдЗначения'].flatMap((name) => childrenOf(element, name).map(({ text }) => text.trim())).filter(Boolean)

const WORDS: Record<string, string> = { true: 'Да', false: 'Нет' }
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** A reference to something that the file does not name says nothing to a person. */
const shownText = (text: string, { values }: Property): string => values.get(text) ?? (isId(text) ? '' : (WORDS[text] ?? xmlText(text)))

/** Properties of the goods of a file as columns; the most frequent ones where there are too many, the rest share the last. */
export function propertyColumns(properties: readonly Property[], counts: ReadonlyMap<string, number>, most: number) {
  const used = properties.filter(({ id, name }) => name !== '' && (counts.get(id) ?? 0) > 0)
  const features = used.filter(({ name }) => fieldOf(name) === undefined)
  const frequent = new Set(features.toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0)).slice(0, most))
  const own = features.filter((one) => frequent.has(one))
  const others = features.filter((one) => !frequent.has(one))

  const textsOf = (product: XmlElement, property: Property): string[] => {
    const given = childrenOf(product, 'ЗначенияСвойств').flatMap((one) => childrenOf(one, 'ЗначенияСвойства'))
    const texts = given.filter((one) => childText(one, 'Ид') === property.id).flatMap(givenTexts)
    return [...new Set(texts.map((text) => shownText(text, property)))].filter(Boolean)
  }

  return {
    head: own.length === 0 ? [] : [...own.map(({ name }) => `${FEATURE_HEADING}${name}`), OTHER_PROPERTIES],
    cellsOf: (product: XmlElement): string[] => {
      if (own.length === 0) return []
      const rest = others.flatMap((one) => textsOf(product, one).map((text) => `${one.name}: ${text}`))
      return [...own.map((one) => textsOf(product, one).join('; ')), rest.join('; ').slice(0, LONGEST_TEXT)]
    },
    /** The brand or the country of a product that has it as a property. */
    fieldOf: (product: XmlElement, field: keyof typeof FIELDS): string =>
      used.filter(({ name }) => fieldOf(name) === field).flatMap((one) => textsOf(product, one))[0] ?? '',
  }
}
