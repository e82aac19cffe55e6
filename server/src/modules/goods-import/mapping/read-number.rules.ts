import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { TableCell } from '../reading/table.ts'

const GAPS = /[\s\u00a0\u202f']/g
const UNITS = /(₽|руб\.?|р\.?|rub|сум|so.?m|шт\.?|м\.?|кг\.?|уп\.?|компл\.?)$/i

/**
 * A number as people write it: `1 234,50 руб.`, `1234.5`, `1,234.50`. Null when it is none or can be read in two ways:
 * `1.500` is one and a half or one and a half thousand, and nobody should guess a price.
 */
export function readNumber(cell: TableCell): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  const text = cell.trim().replace(UNITS, '').replace(GAPS, '')
  if (/^[+]?\d+$/.test(text)) return Number(text)
  const [, whole = '', mark = '', rest = ''] = /^\+?(\d[\d.,]*?)([.,])(\d+)$/.exec(text) ?? []
  if (mark === '') return null
  if (/^\d+$/.test(whole)) {
    const isDoubtful = rest.length === 3 && whole.length <= 3 && whole !== '0'
    return isDoubtful ? null : Number(`${whole}.${rest}`)
  }
  // The mark of thousands is the other one, and stands before each three digits.
  const thousands = mark === ',' ? '.' : ','
  const groups = whole.split(thousands)
  if (groups.some((group, at) => !(at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))) return null
  return Number(`${groups.join('')}.${rest}`)
}

const MOST_KOPECKS = 100_000_000_000
const MOST_STOCK = 1_000_000_000

/** Kopecks; a price of nothing is none. */
export function readPrice(cell: TableCell): number | null {
  const roubles = readNumber(cell)
  if (roubles === null) return null
  const kopecks = Math.round(Number((roubles * 100).toFixed(4)))
  return kopecks > 0 && kopecks <= MOST_KOPECKS ? kopecks : null
}

/** «более 100» and «>10» are no amounts that can be promised; «нет» and a dash are nothing. */
export function readStock(cell: TableCell): number | null {
  if (typeof cell === 'string' && /^(нет|-|–|—|0)$/i.test(cell.trim())) return 0
  const amount = readNumber(cell)
  if (amount === null || amount < 0 || amount > MOST_STOCK) return null
  return exactAmount(amount)
}
