import type { ProductValues } from '../goods/product-fields.ts'
import type { Permission } from '../roles/staff-permissions.rules.ts'

/** The parts of the shop an import can change. */
export const importTargets = ['goods', 'prices', 'costs', 'stock'] as const
export type ImportTarget = (typeof importTargets)[number]

/** Small files the shop has for a beginning, `/samples/<target>.csv`; a test loads them. */
export const sampleFiles = ['goods', 'prices', 'stock'] as const satisfies readonly ImportTarget[]

/** An import gives no right that its author does not have on the screens. */
export const permissionOf = {
  goods: 'goods',
  prices: 'prices',
  costs: 'costs',
  stock: 'stock',
} as const satisfies Record<ImportTarget, Permission>

/** Rows with a reason on the page of an import; the file has them all. */
export const MOST_REFUSED_SHOWN = 100

/** Any of them opens the section; what a person may load is narrowed by `permissionOf`. */
export const importPermissions: readonly Permission[] = importTargets.map((target) => permissionOf[target])

/** Columns that name a product we have; the first that is filled in a row counts. */
export const codeRoles = ['article', 'manufacturerCode', 'ean'] as const
export type CodeRole = (typeof codeRoles)[number]

/** Columns that describe a product. */
export const goodsRoles = [
  'name',
  'description',
  'section',
  'brand',
  'unit',
  'multiplicity',
  'minimumBatch',
  'weight',
  'country',
  /** Addresses of pictures, or names of files in the archive beside the file. */
  'picture',
] as const
export type GoodsRole = (typeof goodsRoles)[number]

/** One price type or one warehouse for each such column; `place`: where the goods lie in it. */
export const amountRoles = ['price', 'stock', 'place'] as const
export type AmountRole = (typeof amountRoles)[number]

/** The seller's cost of goods, with VAT. */
export const COST_ROLE = 'cost'

/** Values that stand apart from the card of a product. */
export const valueKinds = [...amountRoles, COST_ROLE] as const
export type ValueKind = (typeof valueKinds)[number]

/** One feature for each such column. */
export const FEATURE_ROLE = 'feature'

export const columnRoles = [...codeRoles, ...goodsRoles, FEATURE_ROLE, ...valueKinds] as const
export type ColumnRole = (typeof columnRoles)[number]

/** A feature that the shop does not have yet and the import adds. */
export type NewFeature = { name: string; unit: string; kind: 'list' | 'range' }

/** `refId`: the price type of a price, the warehouse of a stock or place, the feature of a feature unless it is a new one. */
export type MappedColumn = {
  role: ColumnRole
  refId: number | null
  newFeature?: NewFeature | undefined
  /** Of the numbers of a feature's column, where its heading names another than the feature has. */
  unit?: string | undefined
} | null

export const isCode = (role: ColumnRole): role is CodeRole => codeRoles.some((one) => one === role)
export const isAmount = (role: ColumnRole): role is AmountRole => amountRoles.some((one) => one === role)
export const isValue = (role: ColumnRole): role is ValueKind => valueKinds.some((one) => one === role)
export const isOfGoods = (role: ColumnRole): role is GoodsRole => goodsRoles.some((one) => one === role)

/** A column that refers to something and does not say to what. */
const lacksReference = ({ role, refId, newFeature }: NonNullable<MappedColumn>) =>
  refId === null && (isAmount(role) || (role === FEATURE_ROLE && newFeature === undefined))

type Columns = readonly MappedColumn[]

/** ignore: cards of goods stay as they are; update: those of known products change; add: unknown products are added too. */
export const goodsModes = ['ignore', 'update', 'add'] as const
export type GoodsMode = (typeof goodsModes)[number]

/** The parts of the shop that these columns and an archive of pictures change; a brand alone changes nothing, because it only tells products with the same code apart. */
export function targetsOf(columns: Columns, goods: GoodsMode, hasArchive = false): ImportTarget[] {
  const roles = columns.flatMap((column) => (column ? [column.role] : []))
  return importTargets.filter((target) => {
    if (target === 'prices') return roles.includes('price')
    if (target === 'costs') return roles.includes(COST_ROLE)
    if (target === 'stock') return roles.includes('stock') || roles.includes('place')
    return goods !== 'ignore' && (hasArchive || roles.some((role) => role === FEATURE_ROLE || (isOfGoods(role) && role !== 'brand')))
  })
}

/** Why columns cannot be imported as they are mapped; null when they can. */
export function mappingProblem(
  columns: Columns,
  goods: GoodsMode,
  hasArchive = false,
): 'no-code' | 'no-values' | 'twice' | 'no-ref' | null {
  const mapped = columns.flatMap((column) => (column ? [column] : []))
  if (!mapped.some(({ role }) => isCode(role))) return 'no-code'
  if (targetsOf(columns, goods, hasArchive).length === 0) return 'no-values'
  if (mapped.some(lacksReference)) return 'no-ref'
  const names = mapped.map(({ role, refId, newFeature }) => `${role}:${refId ?? newFeature?.name.toLowerCase() ?? ''}`)
  return new Set(names).size < names.length ? 'twice' : null
}

/** Larger files are divided, or taken as CSV. */
export const MAX_IMPORT_FILE_BYTES = 64 * 1024 * 1024
export const MAX_IMPORT_COLUMNS = 100
export const MAX_IMPORT_SHEETS = 20

export const DEFAULT_DROP_PERCENT = 30

/** An archive of pictures beside the file, and one picture of it or of an address. */
export const MAX_ARCHIVE_BYTES = 64 * 1024 * 1024
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/** `crc` tells one content under a name from another. */
export type PictureArchive = { name: string; entries: { name: string; crc: number }[] }

/** Why a picture could not be taken; the server says it in words of the reader's language. */
export const pictureFaults = [
  'bad-address',
  'inner-address',
  'no-answer',
  'refused',
  'host-silent',
  'not-found',
  'too-large',
  'not-a-picture',
  'not-in-archive',
  'too-many',
] as const
export type PictureFault = (typeof pictureFaults)[number]

export const isPictureFault = (text: string): text is PictureFault => pictureFaults.some((one) => one === text)

/** Brands, sections and the like that an import adds for its goods. */
export const addedKinds = ['section', 'kind', 'brand', 'feature'] as const
/** `name`: as it was added; one that bears another since was changed by a person. */
export type AddedReference = { kind: (typeof addedKinds)[number]; id: number; name: string }

/** A product as a file describes it. `pictures`: where they come from; `newFeatures`: values of features that the shop does not have yet. */
export type StagedProduct = ProductValues & { pictures?: string[]; newFeatures?: Record<string, string[]> }

/** An import without a person at it waits for one when more than this part of its rows is refused or its prices fall steeply. */
const DOUBTFUL_SHARE = 0.1
export const needsLook = ({ rows, refused, drops }: { rows: number; refused: number; drops: number }): boolean =>
  rows > 0 && (refused / rows > DOUBTFUL_SHARE || drops / rows > DOUBTFUL_SHARE)

/** Why a row was refused; the server says it in words of the reader's language. */
export const refusalReasons = [
  'no-code',
  'unknown-code',
  'ambiguous-code',
  'bad-price',
  'bad-stock',
  'bad-place',
  'bad-number',
  'too-long',
  'repeated',
  'no-name',
  'no-section',
  'unknown-unit',
  'unknown-country',
  'bad-field',
  'bad-feature',
  'bad-picture',
  'gone',
  'not-written',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
