import type { CatalogueReference } from '#modules/catalogue/catalogue-reference'

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))

// Ids overlap between the lists on purpose: a name taken from another list shows.
const sections = [
  { id: 1, name: 'Кабель', parentId: null, path: [1] },
  { id: 2, name: 'Силовой', parentId: 1, path: [1, 2] },
  { id: 3, name: 'Гибкий', parentId: 2, path: [1, 2, 3] },
  { id: 4, name: 'Автоматы', parentId: null, path: [4] },
]
const listOf = (word: string) => [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, name: `${word} ${id}` }))
const features = [
  { id: 1, code: 'colour', name: 'Цвет', unit: null, kind: 'list', isPrimary: false, position: 2, group: 'Вид' },
  { id: 2, code: 'section', name: 'Сечение', unit: 'мм²', kind: 'range', isPrimary: true, position: 1, group: 'Размеры' },
  { id: 3, code: 'poles', name: 'Полюса', unit: 'шт', kind: 'range', isPrimary: false, position: 3, group: 'Вид' },
]
const values = [
  { id: 11, featureId: 1, text: 'белый', number: null, position: 2 },
  { id: 12, featureId: 1, text: 'серый', number: null, position: 1 },
  { id: 21, featureId: 2, text: '10', number: 10, position: 2 },
  { id: 22, featureId: 2, text: '1,5', number: 1.5, position: 1 },
  { id: 23, featureId: 2, text: '4', number: 4, position: 3 },
  { id: 31, featureId: 3, text: '3', number: 3, position: 1 },
]
const countries = [
  { code: 'CN', name: { ru: 'Китай', en: 'China' } },
  { code: 'RU', name: { ru: 'Россия', en: 'Russia' } },
]

/** Names of a small catalogue, for rules that need no database. */
export const aReference = (): CatalogueReference =>
  ({
    sections,
    features,
    values,
    sectionById: byId(sections),
    familyById: byId(listOf('Тип')),
    brandById: byId(listOf('Бренд')),
    seriesById: byId(listOf('Серия')),
    manufacturerById: byId(listOf('Завод')),
    sellerById: byId(listOf('Продавец')),
    setById: byId(listOf('Комплект')),
    featureById: byId(features),
    featureByCode: new Map(features.map((feature) => [feature.code, feature])),
    valueById: byId(values),
    valuesOf: Map.groupBy(values, ({ featureId }) => featureId),
    sizePlaces: () => null,
    formOrders: new Map(),
    countryAt: (place: number) => countries[place - 1],
    placeOfCountry: (code: string) => countries.findIndex((country) => country.code === code) + 1,
  }) as unknown as CatalogueReference
