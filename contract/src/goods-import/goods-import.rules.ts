import type { Permission } from '../roles/staff-permissions.rules.ts'

/** The parts of the shop an import can change. */
export const importTargets = ['goods', 'prices', 'stock'] as const
export type ImportTarget = (typeof importTargets)[number]

/** An import gives no right that its author does not have on the screens. */
export const permissionOf = {
  goods: 'goods',
  prices: 'prices',
  stock: 'stock',
} as const satisfies Record<ImportTarget, Permission>

/** Columns that name a product we have; the first that is filled in a row counts. */
export const codeRoles = ['article', 'manufacturerCode', 'ean'] as const
export type CodeRole = (typeof codeRoles)[number]

/** Columns that describe a product. */
export const goodsRoles = ['name', 'description', 'section', 'brand', 'unit', 'multiplicity', 'minimumBatch', 'weight', 'country'] as const
export type GoodsRole = (typeof goodsRoles)[number]

/** One price type or one warehouse for each such column. */
export const amountRoles = ['price', 'stock'] as const
export type AmountRole = (typeof amountRoles)[number]

export const columnRoles = [...codeRoles, ...goodsRoles, ...amountRoles] as const
export type ColumnRole = (typeof columnRoles)[number]

/** `refId`: the price type of a price, the warehouse of a stock. */
export type MappedColumn = { role: ColumnRole; refId: number | null } | null

export const isCode = (role: ColumnRole): role is CodeRole => codeRoles.some((one) => one === role)
export const isAmount = (role: ColumnRole): role is AmountRole => amountRoles.some((one) => one === role)
export const isOfGoods = (role: ColumnRole): role is GoodsRole => goodsRoles.some((one) => one === role)

type Columns = readonly MappedColumn[]

/** ignore: cards of goods stay as they are; update: those of known products change; add: unknown products are added too. */
export const goodsModes = ['ignore', 'update', 'add'] as const
export type GoodsMode = (typeof goodsModes)[number]

/** The parts of the shop that these columns change; a brand alone changes nothing, because it only tells products with the same code apart. */
export function targetsOf(columns: Columns, goods: GoodsMode): ImportTarget[] {
  const roles = columns.flatMap((column) => (column ? [column.role] : []))
  return importTargets.filter((target) => {
    if (target === 'prices') return roles.includes('price')
    if (target === 'stock') return roles.includes('stock')
    return goods !== 'ignore' && roles.some((role) => isOfGoods(role) && role !== 'brand')
  })
}

/** Why columns cannot be imported as they are mapped; null when they can. */
export function mappingProblem(columns: Columns, goods: GoodsMode): 'no-code' | 'no-values' | 'twice' | 'no-ref' | null {
  const mapped = columns.flatMap((column) => (column ? [column] : []))
  if (!mapped.some(({ role }) => isCode(role))) return 'no-code'
  if (targetsOf(columns, goods).length === 0) return 'no-values'
  if (mapped.some(({ role, refId }) => isAmount(role) && refId === null)) return 'no-ref'
  const names = mapped.map(({ role, refId }) => `${role}:${refId ?? ''}`)
  return new Set(names).size < names.length ? 'twice' : null
}

/** Larger files are divided, or taken as CSV. */
export const MAX_IMPORT_FILE_BYTES = 64 * 1024 * 1024
export const MAX_IMPORT_COLUMNS = 100
export const MAX_IMPORT_SHEETS = 20

export const DEFAULT_DROP_PERCENT = 30

/** Why a row was refused; the server says it in words of the reader's language. */
export const refusalReasons = [
  'no-code',
  'unknown-code',
  'ambiguous-code',
  'bad-price',
  'bad-stock',
  'bad-number',
  'too-long',
  'repeated',
  'no-name',
  'no-section',
  'unknown-unit',
  'unknown-country',
  'bad-field',
  'gone',
  'not-written',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
