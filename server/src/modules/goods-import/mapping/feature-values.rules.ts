import { FEATURE_ROLE, type MappedColumn } from '@vitrina/contract/goods-import/goods-import.rules'
import { readNumber } from './read-number.rules.ts'
import { convertUnit, isKnownUnit, normalUnit } from './units.rules.ts'

export type FeatureShape = { kind: 'list' | 'range' | 'flag'; unit: string | null }

/** Feeds say by it that a column is a feature, whatever its name. */
export const FEATURE_HEADING = 'Характеристика: '

const NEW = `${FEATURE_ROLE}+`
/** Under which the cells of a column of features stand among the fields of a row. */
export const fieldOfFeature = ({ refId, newFeature }: NonNullable<MappedColumn>): string =>
  newFeature ? `${NEW}${newFeature.name}` : `${FEATURE_ROLE}.${refId}`

/** The id of a feature that the shop has, or the name of one that the import adds; null for another field. */
export function featureOfField(field: string): { id: number } | { name: string } | null {
  if (field.startsWith(NEW)) return { name: field.slice(NEW.length) }
  const [, id] = /^feature\.(\d+)$/.exec(field) ?? []
  return id ? { id: Number(id) } : null
}

/** «Сечение, мм²» and «Сечение (мм²)» name a feature and its unit. */
export function splitHeading(heading: string): { name: string; unit: string } {
  const text = heading.replace(FEATURE_HEADING, '').replace(/\s+/g, ' ').trim()
  const [, name = '', unit = ''] = /^(.+?)\s*(?:,|\(|\[)\s*([^,()[\]]{1,10})[)\]]?$/.exec(text) ?? []
  return name !== '' && isKnownUnit(unit) ? { name, unit } : { name: text, unit: '' }
}

const SEPARATOR = /\s*[;|\n]\s*/
const YES = new Set(['да', 'yes', 'true', '1', '+', 'есть', 'ha'])
const NO = new Set(['нет', 'no', 'false', '0', '-', '–', '—', 'yo‘q'])
const LONGEST = 500
const MOST_VALUES = 50

function readQuantity(text: string, unit: string | null): string | null {
  const [, sign = '', digits = '', own = ''] = /^([-−–+]?)\s*([\d\s.,\u00a0]+)\s*(.*)$/.exec(text) ?? []
  const plain = digits.trim()
  const number = /^\d+,\d+$/.test(plain) ? Number(plain.replace(',', '.')) : plain === '' ? null : readNumber(plain)
  if (number === null) return null
  const inUnit = own === '' ? number : convertUnit(number, own, unit ?? '')
  if (inUnit === null) return null
  const signed = sign === '' || sign === '+' ? inUnit : -inUnit
  return String(signed).replace('.', ',')
}

const withoutUnit = (text: string, unit: string | null) => {
  const [, value = '', own = ''] = /^(.*?\d)\s*([^\d\s.,][^\s]*)$/.exec(text) ?? []
  return unit !== null && value !== '' && normalUnit(own) === normalUnit(unit) ? value.trim() : text
}

/** The values of a cell as the shop has them, several parted by a semicolon; null when one of them does not fit the feature. */
export function readFeature(cell: string, { kind, unit }: FeatureShape): string[] | null {
  const texts = cell
    .split(SEPARATOR)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const values = texts.map((text) => {
    if (kind === 'range') return readQuantity(text, unit)
    if (kind === 'list') return withoutUnit(text, unit)
    return YES.has(text.toLowerCase()) ? 'Да' : NO.has(text.toLowerCase()) ? 'Нет' : null
  })
  const whole = values.flatMap((value) => value ?? [])
  const isRight = whole.length === values.length && whole.length <= MOST_VALUES && whole.every((value) => value.length <= LONGEST)
  return isRight ? [...new Set(whole)].toSorted((one, other) => (one < other ? -1 : Number(one > other))) : null
}

/** Whether a sample of a column is numbers alone: a new feature of them can be filtered by from and to. */
export const areNumbers = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return filled.length > 0 && filled.every((cell) => readQuantity(cell.trim(), null) !== null)
}
