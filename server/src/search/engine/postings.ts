/** Place of a document in an ascending list of them, found by halving; -1 when it is not there. */
export function placeOf(postings: Uint32Array, { start, end }: { start: number; end: number }, doc: number): number {
  let low = start
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((postings[middle] as number) < doc) low = middle + 1
    else high = middle
  }
  return low < end && postings[low] === doc ? low : -1
}

/** Place of the first document from `from` on that is this one or a later one: doubling steps, then halving, for what is mostly near. */
export function placeFrom(postings: Uint32Array, { from, end }: { from: number; end: number }, doc: number): number {
  let low = from
  let step = 1
  while (low + step < end && (postings[low + step] as number) < doc) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, end)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((postings[middle] as number) < doc) low = middle + 1
    else high = middle
  }
  return low
}
