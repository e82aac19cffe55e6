import type { CatalogueParams } from '../catalogue.params.ts'

/** Stands in until the list is written. */
export function ProductList(_: { params: CatalogueParams }) {
  return null
}
