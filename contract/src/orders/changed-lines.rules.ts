type LineChange = { article: string; amount: [number, number]; price: [number | null, number | null] }
type ChangedLine = { article: string; amount: readonly [number, number] | null; price: readonly [number | null, number | null] | null }

const isNumber = (value: unknown): boolean => typeof value === 'number'
const isPairOf = (value: unknown, matches: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((one) => matches(one))

/** Checked by hand: the browser bundle has no contract schemas. */
function isLineChange(line: unknown): line is LineChange {
  if (typeof line !== 'object' || line === null) return false
  const { article, amount, price } = line as Record<string, unknown>
  return typeof article === 'string' && isPairOf(amount, isNumber) && isPairOf(price, (one) => one === null || isNumber(one))
}

/** Changed lines of an order event, before and after; prices in kopecks. Unchanged values are left out. */
export function changedLines(lines: unknown): ChangedLine[] {
  if (!Array.isArray(lines) || !lines.every((line) => isLineChange(line))) return []
  return lines
    .map(({ article, amount, price }) => ({
      article,
      amount: amount[0] === amount[1] ? null : amount,
      price: price[0] === price[1] ? null : price,
    }))
    .filter(({ amount, price }) => amount !== null || price !== null)
}
