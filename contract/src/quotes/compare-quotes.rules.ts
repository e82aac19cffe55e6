import type { QuoteLine } from './quote-lines.ts'

/** Fields of a line that are compared: a new text is no change of the deal. */
export const comparedFields = [
  'amount',
  'listPrice',
  'wishPrice',
  'neededOn',
  'price',
  'offeredAmount',
  'replacement',
  'day',
  'refusal',
] as const
export type ComparedField = (typeof comparedFields)[number]

export type QuoteDifference =
  | { lineId: string; name: string; kind: 'added' | 'removed' }
  | { lineId: string; name: string; kind: 'changed'; field: ComparedField; before: string | number | null; after: string | number | null }

const valuesOf = ({ amount, listPrice, wish, answer }: QuoteLine): Record<ComparedField, string | number | null> => ({
  amount,
  listPrice,
  wishPrice: wish.price,
  neededOn: wish.neededOn,
  price: answer?.price ?? null,
  offeredAmount: answer?.amount ?? null,
  replacement: answer?.replacement?.name ?? null,
  day: answer?.day ?? null,
  refusal: answer?.refusal || null,
})

/** Changes of the next version, line by line; money in kopecks. */
export function compareVersions(before: readonly QuoteLine[], after: readonly QuoteLine[]): QuoteDifference[] {
  const known = new Map(before.map((line) => [line.id, line]))
  const left = new Set(after.map(({ id }) => id))
  const removed = before.flatMap((line): QuoteDifference[] =>
    left.has(line.id) ? [] : [{ lineId: line.id, name: line.name, kind: 'removed' }],
  )
  const changed = after.flatMap((line): QuoteDifference[] => {
    const former = known.get(line.id)
    const { id: lineId, name } = line
    if (!former) return [{ lineId, name, kind: 'added' }]
    const [old, now] = [valuesOf(former), valuesOf(line)]
    return comparedFields.flatMap((field) =>
      old[field] === now[field] ? [] : [{ lineId, name, kind: 'changed' as const, field, before: old[field], after: now[field] }],
    )
  })
  return [...changed, ...removed]
}
