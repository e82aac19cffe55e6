import type { FeatureTable } from '@vitrina/contract/catalogue/feature-table'
import type { CatalogueReference } from '../catalogue-reference.ts'
import type { TableColumns } from './kind-columns.ts'

type Row = { id: number; values: readonly number[] }

/** Cells of the rows: texts of the values each product states, out of what is read of it anyway. */
export function fillTable({ kinds, columns }: TableColumns, rows: readonly Row[], { valueById }: CatalogueReference): FeatureTable {
  const placeOf = new Map(columns.map(({ id }, place) => [id, place]))
  return {
    kinds,
    columns: columns.map(({ id: _, ...column }) => column),
    rows: rows.map(({ id, values }) => {
      const cells = columns.map(() => '')
      for (const valueId of values) {
        const value = valueById.get(valueId)
        const place = value && placeOf.get(value.featureId)
        if (place === undefined) continue
        cells[place] = cells[place] ? `${cells[place]}, ${value?.text}` : (value?.text ?? '')
      }
      return { id, cells }
    }),
  }
}
