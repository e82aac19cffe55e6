import type { GoodsSheetMapping } from '@vitrina/contract/goods-import/goods-import'
import { fingerprintOf } from './header-words.rules.ts'

type Sheet = { rows: { row: number; cells: string[] }[] }

const headOf = ({ rows }: Sheet, headerRow: number) => fingerprintOf(rows.find(({ row }) => row === headerRow)?.cells ?? [])

/** Whether a file still is what its columns were chosen for: shifted columns would put prices into stock without an error. */
export const isSameLayout = (before: readonly Sheet[], now: readonly Sheet[], mapping: readonly GoodsSheetMapping[]): boolean =>
  mapping.every(({ isTaken, headerRow }, at) => {
    if (!isTaken) return true
    const [known, found] = [before[at], now[at]]
    if (!known || !found) return false
    return headerRow === null || headOf(known, headerRow) === headOf(found, headerRow)
  })
