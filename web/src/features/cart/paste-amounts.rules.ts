import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { readBlock } from '#parts/outline/pasted-block.rules.ts'

/** Amounts of a pasted column; null: it is not one of positive figures, or only a single value. */
export function amountsFrom(text: string): number[] | null {
  const block = readBlock(text)
  if (block.length < 2 || block.some((row) => row.length !== 1)) return null
  const amounts = block.flatMap(([cell]) => readAmount(cell ?? '') ?? [])
  return amounts.length === block.length && amounts.every((amount) => amount > 0) ? amounts : null
}
