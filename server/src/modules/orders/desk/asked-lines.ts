import { AppError } from '#platform/errors'
import { exact } from './line-parts.rules.ts'
import { openOf } from './line-figures.ts'
import type { DeskLine } from './lines.queries.ts'

export type AskedLine = { line: DeskLine; amount: number }

/** Whether the unit of a line has so fine an amount: pieces are whole. */
export const fitsUnit = ({ decimals }: DeskLine, amount: number): boolean => {
  const scaled = amount * 10 ** decimals
  return Math.abs(scaled - Math.round(scaled)) < 1e-6
}

/** The lines somebody wants to send away with their amounts; all that is open where he names none. */
export function askedLines(lines: readonly DeskLine[], asked: readonly { id: number; amount: number }[] | undefined): AskedLine[] {
  if (!asked) {
    const open = lines.map((line) => ({ line, amount: openOf(line) })).filter(({ amount }) => amount > 0)
    if (open.length === 0) throw new AppError('order.not-now')
    return open
  }
  if (new Set(asked.map(({ id }) => id)).size < asked.length) throw new AppError('order.too-much')
  return asked.map(({ id, amount }) => {
    const line = lines.find((one) => one.id === id)
    if (!line) throw new AppError('order.line-not-found')
    if (exact(amount) > openOf(line) || !fitsUnit(line, amount)) throw new AppError('order.too-much')
    return { line, amount: exact(amount) }
  })
}
