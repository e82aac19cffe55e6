const SHOWN_ABOVE = 50
const SHOWN_AROUND_END = 6

/** A row by its place, or how many are left out there. */
export type ShownRow = { at: number } | { hiddenCount: number }

const range = (from: number, to: number): ShownRow[] => Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ at: from + index }))

/** The rows worth a look: those at the top, and those around the end of the list; thousands of cells would only be slow. */
export function shownRows(count: number, endRow: number): ShownRow[] {
  const from = Math.max(SHOWN_ABOVE, endRow - SHOWN_AROUND_END)
  const to = Math.min(count, Math.max(from, endRow + SHOWN_AROUND_END))
  const gaps = [from - SHOWN_ABOVE, count - to].map((hiddenCount): ShownRow[] => (hiddenCount > 0 ? [{ hiddenCount }] : []))
  if (count <= SHOWN_ABOVE) return range(0, count)
  return [...range(0, SHOWN_ABOVE), ...(gaps[0] ?? []), ...range(from, to), ...(gaps[1] ?? [])]
}
