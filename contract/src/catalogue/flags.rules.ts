/**
 * Filters of the catalogue that are on or off, in the order of the panel: query, address, call, chips and counts follow this list.
 * `product` is the same for every viewer and stands in the search index; `viewer` depends on who is looking.
 */
const dependsOn = { instock: 'viewer', recommended: 'product', infavorite: 'viewer' } as const

export type Flag = keyof typeof dependsOn
export type ProductFlag = { [F in Flag]: (typeof dependsOn)[F] extends 'product' ? F : never }[Flag]
export type ViewerFlag = Exclude<Flag, ProductFlag>

export const flags = Object.keys(dependsOn) as Flag[]
const isOfProduct = (flag: Flag): flag is ProductFlag => dependsOn[flag] === 'product'
export const productFlags = flags.filter(isOfProduct)

/** One value for each flag. */
export const eachFlag = <V>(valueOf: (flag: Flag) => V): Record<Flag, V> =>
  Object.fromEntries(flags.map((flag) => [flag, valueOf(flag)])) as Record<Flag, V>
