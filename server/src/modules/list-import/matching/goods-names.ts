import type { CatalogueReference } from '#modules/catalogue/catalogue-reference'

/** Names that matching reads and tells, of all that the catalogue's reference has. */
export type GoodsNames = {
  brandById: ReadonlyMap<number, { name: string }>
  seriesById: ReadonlyMap<number, { name: string }>
  featureById: ReadonlyMap<number, Pick<CatalogueReference['features'][number], 'id' | 'name' | 'isPrimary' | 'position'>>
}
