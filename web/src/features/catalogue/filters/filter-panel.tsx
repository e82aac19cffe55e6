import type { CatalogueParams } from '../catalogue.params.ts'

/** Stands in until the panel is written. */
export function FilterPanel(_: { params: CatalogueParams }) {
  return null
}
