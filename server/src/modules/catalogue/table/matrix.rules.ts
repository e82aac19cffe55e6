import type { MatrixCell } from '@vitrina/contract/catalogue/feature-table'

/** A feature as the found goods have it: how many of them each value has. */
export type Divided = { code: string; counts: readonly number[] }

const MOST_ROWS = 30
const MOST_COLUMNS = 14
/** A feature nearly all goods share divides nothing. */
const LEAST_PARTS = 1.3
/** A feature fewer goods state would leave the others out. */
const LEAST_SHARE = 0.8

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Into how many equal parts the values would divide the goods: 3 for 10, 10, 10 and hardly more than 1 for 98, 1, 1. */
export function partsOf(counts: readonly number[]): number {
  const total = sum(counts)
  return total === 0 ? 0 : Math.exp(-sum(counts.map((count) => (count === 0 ? 0 : (count / total) * Math.log(count / total)))))
}

const isAble = ({ counts }: Divided, total: number) =>
  counts.length > 1 && counts.length <= MOST_ROWS && partsOf(counts) >= LEAST_PARTS && sum(counts) >= total * LEAST_SHARE

/** Features that can be a side of a matrix. */
export const sidesOf = <T extends Divided>(features: readonly T[], total: number): T[] => features.filter((one) => isAble(one, total))

export type Sides<T> = { rows: T; columns: T }

/** The longer side goes down the page. */
const turned = <T extends Divided>(a: T, b: T): Sides<T> =>
  a.counts.length >= b.counts.length ? { rows: a, columns: b } : { rows: b, columns: a }

const fits = ({ columns }: Sides<Divided>) => columns.counts.length <= MOST_COLUMNS

/** The two features that divide the goods into the most parts; of equal pairs the earlier in the kind's own order. */
export function pairOf<T extends Divided>(features: readonly T[], total: number): Sides<T> | null {
  const able = sidesOf(features, total)
  const pairs = able.flatMap((a, place) => able.slice(place + 1).map((b) => turned(a, b))).filter(fits)
  const worth = ({ rows, columns }: Sides<T>) => partsOf(rows.counts) * partsOf(columns.counts)
  return pairs.reduce<Sides<T> | null>((best, pair) => (best && worth(best) >= worth(pair) ? best : pair), null)
}

/** The pair the buyer asked for; null where it is no pair of the goods' sides. */
export function namedPair<T extends Divided>(features: readonly T[], total: number, axes: string): Sides<T> | null {
  const [rows, columns] = axes.split(',').map((code) => sidesOf(features, total).find((one) => one.code === code))
  return rows && columns && rows !== columns && fits({ rows, columns }) ? { rows, columns } : null
}

/** A product as a cell counts it; kopecks. */
export type MatrixProduct = { id: number; values: readonly number[]; price: number | null; isInStock: boolean }

type CellAxes = { rows: readonly number[]; columns: readonly number[] }

/** One cell for each pair of values some product has; of several values of a feature a product stands in each. */
export function cellsOf(products: readonly MatrixProduct[], { rows, columns }: CellAxes): MatrixCell[] {
  const [isRow, isColumn] = [new Set(rows), new Set(columns)]
  const cells = new Map<string, MatrixCell>()
  for (const { id, values, price, isInStock } of products)
    for (const row of values.filter((value) => isRow.has(value)))
      for (const column of values.filter((value) => isColumn.has(value))) {
        const key = `${row} ${column}`
        const cell = cells.get(key) ?? { row, column, count: 0, inStock: 0, price: null, productId: id }
        cells.set(key, {
          row,
          column,
          count: cell.count + 1,
          inStock: cell.inStock + Number(isInStock),
          price: price === null ? cell.price : Math.min(price, cell.price ?? price),
          productId: cell.count === 0 ? id : null,
        })
      }
  return [...cells.values()]
}
