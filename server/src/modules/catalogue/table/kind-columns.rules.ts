import type { AnalogRules } from '@vitrina/contract/catalogue/analogs.rules'
import type { FeatureColumn } from '@vitrina/contract/catalogue/feature-table'

/** A feature as the goods of a list state it. */
export type StatedFeature = Omit<FeatureColumn, 'isDeciding'> & {
  id: number
  /** Part of the goods that state it, from 0 to 1. */
  share: number
  valueCount: number
}

/** One kind of goods of the list: the order of its own form, and what a replacement must meet. */
export type ListedKind = { order: readonly string[]; rules: AnalogRules }

export type KindColumn = FeatureColumn & { id: number }

/** More than this would be a form, not a table. */
const MOST_COLUMNS = 24
const MOST_DECIDING = 8
/** Where nothing is said to decide, so many of the kind's first features do. */
const FIRST_FEATURES = 4
/** A feature fewer goods state leaves most cells empty. */
const MOST = 0.5

const isHard = ({ rules }: ListedKind, code: string) => (rules.get(code)?.kind ?? 'soft') !== 'soft'

/**
 * The features of a list as columns: deciding ones first, in the order of the kind's form and then of the catalogue. A feature
 * decides when a replacement of each kind in the list must meet it and its values differ.
 */
export function columnsOf(stated: readonly StatedFeature[], kinds: readonly ListedKind[]): KindColumn[] {
  const orders = kinds.map(({ order }) => order)
  const placeOf = (code: string) => Math.min(...orders.map((order) => (order.includes(code) ? order.indexOf(code) : order.length)))
  const common = stated
    .filter(({ code, share }) => kinds.length === 1 || (share >= MOST && kinds.every((kind) => kind.rules.has(code))))
    .toSorted((a, b) => placeOf(a.code) - placeOf(b.code))
  const able = common.filter(({ share, valueCount }) => share >= MOST && valueCount > 1)
  const hard = able.filter(({ code }) => kinds.every((kind) => isHard(kind, code)))
  const deciding = new Set((hard.length > 0 ? hard.slice(0, MOST_DECIDING) : able.slice(0, FIRST_FEATURES)).map(({ code }) => code))
  const columns = common.map(({ share: _, valueCount: __, ...column }) => ({ ...column, isDeciding: deciding.has(column.code) }))
  return columns.toSorted((a, b) => Number(b.isDeciding) - Number(a.isDeciding)).slice(0, MOST_COLUMNS)
}
