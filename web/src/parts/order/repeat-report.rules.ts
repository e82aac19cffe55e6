import type { RepeatedLine } from '@vitrina/contract/orders/order-parts'

/** Lines that need attention come first. */
const results: readonly RepeatedLine['result'][] = ['unavailable', 'priceChanged', 'amountRounded', 'same']

export const arrangeReport = (lines: readonly RepeatedLine[]) =>
  results.map((result) => ({ result, lines: lines.filter((line) => line.result === result) })).filter((group) => group.lines.length > 0)
