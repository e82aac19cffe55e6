/** Room between two rows, so that one can be put between them without moving the others. */
export const STEP = 1_024

/** Indexes of a longest row of values that grow; the others are the fewest that have to move. */
function longestGrowing(values: readonly (number | undefined)[]): Set<number> {
  const tails: number[] = []
  const before: (number | undefined)[] = []
  for (const [at, value] of values.entries()) {
    if (value === undefined) continue
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
      else high = middle
    }
    before[at] = tails[low - 1]
    tails[low] = at
  }
  const kept = new Set<number>()
  for (let at = tails.at(-1); at !== undefined; at = before[at]) kept.add(at)
  return kept
}

/** Positions of rows in their new order. As many as possible keep theirs; where there is no room left, all are numbered anew. */
export function placeRows(ids: readonly string[], known: ReadonlyMap<string, number>): Map<string, number> {
  const kept = longestGrowing(ids.map((id) => known.get(id)))
  const placed = new Map<string, number>()
  let last = 0
  for (let at = 0; at < ids.length; ) {
    if (kept.has(at)) {
      last = known.get(ids[at] ?? '') ?? 0
      placed.set(ids[at] ?? '', last)
      at++
      continue
    }
    let end = at
    while (end < ids.length && !kept.has(end)) end++
    const next = end < ids.length ? (known.get(ids[end] ?? '') ?? 0) : last + STEP * (end - at + 1)
    const step = Math.floor((next - last) / (end - at + 1))
    if (step < 1) return new Map(ids.map((id, place) => [id, STEP * (place + 1)]))
    for (; at < end; at++) placed.set(ids[at] ?? '', (last += step))
  }
  return placed
}
