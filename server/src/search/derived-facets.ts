import type { ProductFlag } from '@vitrina/contract/catalogue/flags.rules'

/**
 * Tables a facet reads, by name: the column of a row that names its product, or `all` when one row concerns many products.
 * Search follows the changes of these tables by triggers.
 */
export type ReadTables = Record<string, string>

/** True or false of a product; `holds` is SQL on the product `p`. */
type DerivedFlag = { holds: string; reads: ReadTables }
/** Values a product has in a table of their own, where `product` and `value` are columns. */
type DerivedList = { table: string; product: string; value: string; reads: ReadTables }

/**
 * Facets that are no column of the index and no feature of the catalogue. The index, the PostgreSQL oracle, the triggers, the format of
 * the saved index and the conformance test follow from these two lists.
 */
export const derivedFlags: Record<ProductFlag, DerivedFlag> = {
  recommended: { holds: 'p.is_recommended', reads: { products: 'id' } },
}
const lists = {
  set: { table: 'product_set_items', product: 'product_id', value: 'set_id', reads: { product_set_items: 'product_id' } },
} satisfies Record<string, DerivedList>

export type ListId = keyof typeof lists
export const derivedLists: Record<ListId, DerivedList> = lists
export const flagIds = Object.keys(derivedFlags) as ProductFlag[]
export const listIds = Object.keys(derivedLists) as ListId[]

/** Ids of feature values are far below; the index holds a value in 32 bits, so there is room for three lists. */
const VALUES_OF_LIST = 1_000_000_000
if (listIds.length > 3) throw new Error('The index has room for the values of three derived lists')

const placeOf = (list: ListId) => listIds.indexOf(list) + 1

/** A derived list is a feature no table has. */
export const featureOfList = (list: ListId): number => -placeOf(list)
export const listOfFeature = (feature: number): ListId | undefined => listIds.find((list) => featureOfList(list) === feature)

/** Added to the id of a value, so that the index does not take it for that of a feature. */
export const firstValueOf = (list: ListId): number => placeOf(list) * VALUES_OF_LIST
export const valueIn = (list: ListId, key: number): number => firstValueOf(list) + key
const listOfValue = (value: number): ListId | undefined => listIds[Math.floor(value / VALUES_OF_LIST) - 1]

/** The feature of a value of a derived list; undefined: the value of a feature of the catalogue. */
export function derivedFeatureOf(value: number): number | undefined {
  const list = listOfValue(value)
  return list && featureOfList(list)
}

/** The id of a value in its own table, when it is of this list. */
export const keyIn = (list: ListId, value: number): number | null => (listOfValue(value) === list ? value - firstValueOf(list) : null)
