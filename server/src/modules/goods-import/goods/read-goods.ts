import { featureField, productFields, type ProductValues } from '@vitrina/contract/goods/product-fields'
import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { PictureArchive, RefusalReason, StagedProduct } from '@vitrina/contract/goods-import/goods-import.rules'
import { featureOfField, readFeature } from '../mapping/feature-values.rules.ts'
import { readNumber } from '../mapping/read-number.rules.ts'
import { sourceOf, splitPictures } from '../pictures/picture-sources.rules.ts'
import { type GoodsReferences, nameKey, pathKey, pathOf } from './goods-references.queries.ts'

export type GoodsRow = {
  /** Null: the product is to be added. */
  productId: number | null
  article: string | null
  manufacturerCode: string | null
  ean: string | null
  fields: Record<string, string>
}

/** Names that must be added before the product can be. */
export type MissingReferences = { section: string[] | null; brand: string | null; kindOf: number | null }
type Refused = { reason: RefusalReason; about: string }
/** `more`: what is no value of the product yet. */
export type ReadGoods =
  | { values: ProductValues; missing: MissingReferences; more: Pick<StagedProduct, 'pictures' | 'newFeatures'> }
  | Refused

/** In a kilogram. */
const GRAMS = 1e3

/** Feeds often name no maker; a product cannot do without one. */
export const NO_BRAND = 'Без бренда'
const DEFAULT_UNIT = 'шт'
const DEFAULT_COUNTRY = 'RU'

/** Features by their ids, and by their names where they are to be added. */
function readFeatures(
  fields: GoodsRow['fields'],
  known: GoodsReferences,
): { values: ProductValues; fresh: Record<string, string[]> } | Refused {
  const values: ProductValues = {}
  const fresh: Record<string, string[]> = {}
  for (const [field, text] of Object.entries(fields)) {
    const named = featureOfField(field)
    if (!named) continue
    const id = 'id' in named ? named.id : known.featureByName.get(nameKey(named.name))
    const feature = id === undefined ? undefined : known.featureById.get(id)
    const texts = readFeature(text, feature ?? { kind: 'list', unit: null })
    const name = feature?.name ?? ('name' in named ? named.name : '')
    if (texts === null) return { reason: 'bad-feature', about: `${name}: ${text}`.slice(0, 200) }
    if (id !== undefined && feature) values[featureField(id)] = texts
    else if ('name' in named && texts.length > 0) fresh[named.name] = texts
    else if ('id' in named) return { reason: 'bad-feature', about: name }
  }
  return { values, fresh }
}

/** The fields of a file as a product has them. An emptied text is cleared; a name, a section and the like cannot be. */
export function readGoods(
  { productId, article, manufacturerCode, ean, fields }: GoodsRow,
  known: GoodsReferences,
  archive: PictureArchive | null,
): ReadGoods {
  const isNew = productId === null
  const values: ProductValues = {}
  const missing: MissingReferences = { section: null, brand: null, kindOf: null }
  if (fields.name) values.name = fields.name
  if (fields.description !== undefined) values.description = fields.description
  for (const [role, field] of [
    ['multiplicity', 'multiplicity'],
    ['minimumBatch', 'minimumBatch'],
  ] as const) {
    const text = fields[role]
    if (!text) continue
    const number = readNumber(text)
    if (number === null || number <= 0) return { reason: 'bad-number', about: text }
    values[field] = exactAmount(number)
  }
  if (fields.weight) {
    const kilograms = readNumber(fields.weight)
    if (kilograms === null) return { reason: 'bad-number', about: fields.weight }
    values.weightGrams = Math.round(kilograms * GRAMS)
  }
  if (fields.section) {
    const path = pathOf(fields.section)
    const sectionId = known.sectionByPath.get(pathKey(path))
    if (sectionId === undefined) missing.section = path
    else values.sectionId = sectionId
  }
  if (fields.brand) {
    const brand = known.brandByName.get(nameKey(fields.brand))
    if (brand) values.brandId = brand.id
    else missing.brand = fields.brand
  }
  if (fields.unit) {
    const unitId = known.unitByName.get(nameKey(fields.unit))
    if (unitId === undefined) return { reason: 'unknown-unit', about: fields.unit }
    values.unitId = unitId
  }
  if (fields.country) {
    const code = known.countryByName.get(nameKey(fields.country))
    if (code === undefined) return { reason: 'unknown-country', about: fields.country }
    values.countryCode = code
  }
  const features = readFeatures(fields, known)
  if ('reason' in features) return features
  Object.assign(values, features.values)
  const pictures = splitPictures(fields.picture ?? '').map((named) => sourceOf(named, archive))
  const more = {
    ...(pictures.length > 0 && { pictures }),
    ...(Object.keys(features.fresh).length > 0 && { newFeatures: features.fresh }),
  }
  if (!isNew) return { values, missing, more }
  const whole = withDefaults({ article, manufacturerCode, ean, fields }, { values, missing }, known)
  return 'reason' in whole ? whole : { ...whole, more }
}

/** Defaults of the required fields of a new product, where the file says nothing of it. */
function withDefaults(
  { article, manufacturerCode, ean, fields }: Omit<GoodsRow, 'productId'>,
  { values, missing }: { values: ProductValues; missing: MissingReferences },
  known: GoodsReferences,
): { values: ProductValues; missing: MissingReferences } | Refused {
  const code = article ?? manufacturerCode ?? ean
  if (code === null) return { reason: 'no-code', about: '' }
  if (values.name === undefined) return { reason: 'no-name', about: '' }
  if (!fields.section) return { reason: 'no-section', about: '' }
  const brand = known.brandByName.get(nameKey(fields.brand || NO_BRAND))
  if (!fields.brand && brand) values.brandId = brand.id
  const brandCountry = nameKey(brand?.countryCode ?? DEFAULT_COUNTRY)
  const countryCode = values.countryCode ?? known.countryByName.get(brandCountry) ?? [...known.countryByName.values()][0]
  const unitId = values.unitId ?? known.unitByName.get(DEFAULT_UNIT) ?? [...known.unitByName.values()][0]
  if (countryCode === undefined) return { reason: 'unknown-country', about: DEFAULT_COUNTRY }
  if (unitId === undefined) return { reason: 'unknown-unit', about: DEFAULT_UNIT }
  if (known.sellerId === null) return { reason: 'bad-field', about: 'sellerId' }
  const familyId = values.sectionId === undefined ? undefined : known.kindOfSection.get(values.sectionId)
  if (values.sectionId !== undefined && familyId === undefined) missing.kindOf = values.sectionId
  const whole = {
    ...values,
    article: code,
    manufacturerCode: manufacturerCode ?? '',
    ean: ean !== null && productFields.shape.ean.safeParse(ean).success ? ean : null,
    countryCode,
    unitId,
    sellerId: known.sellerId,
    ...(familyId !== undefined && { familyId }),
  }
  return { values: whole, missing }
}
