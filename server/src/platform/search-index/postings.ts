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
