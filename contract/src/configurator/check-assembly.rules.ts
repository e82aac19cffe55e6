import type { CheckedItem, Finding } from './assembly-shapes.ts'
import { checkCables, checkLeakage, checkMain } from './check-devices.rules.ts'
import { checkContactors, checkRatings } from './check-ratings.rules.ts'
import { checkMissing } from './check-missing.rules.ts'
import { checkBars, checkComb, checkEnclosure, checkEnds } from './check-parts.rules.ts'
import { readBoard } from './checked-board.rules.ts'

/**
 * Goods that are missing or do not fit in a list of goods as one board. A list that is no board (cables alone, a single breaker) has
 * no findings. Advice, never a block.
 */
export function checkAssembly(items: readonly CheckedItem[]): Finding[] {
  const board = readBoard(items)
  if (!board.isBoard) return []
  return [
    ...checkMissing(board),
    ...checkMain(board),
    ...checkLeakage(board),
    ...checkCables(board),
    ...checkContactors(board),
    ...checkRatings(board),
    ...checkEnclosure(board),
    ...checkBars(board),
    ...checkComb(board),
    ...checkEnds(board),
  ]
}
