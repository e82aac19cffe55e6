import type { Counts, SearchResult } from './search-types.ts'

type WithoutCounts = Omit<SearchResult, 'columns' | 'values'>

/** A result on its way between threads: thousands of counts in one array, which changes hands instead of being copied. */
export type PackedResult = { rest: WithoutCounts; columns: string[]; counts: Uint32Array<ArrayBuffer> }

export function packResult({ columns, values, ...rest }: SearchResult): PackedResult {
  const all = [...Object.values(columns), values]
  const counts = new Uint32Array(all.reduce((sum, { size }) => sum + 1 + 2 * size, 0))
  let at = 0
  for (const one of all) {
    counts[at++] = one.size
    for (const [value, count] of one) {
      counts[at++] = value
      counts[at++] = count
    }
  }
  return { rest, columns: Object.keys(columns), counts }
}

export function unpackResult({ rest, columns, counts }: PackedResult): SearchResult {
  let at = 0
  const next = (): Counts => {
    const one: Counts = new Map()
    const end = at + 1 + 2 * (counts[at] as number)
    for (at += 1; at < end; at += 2) one.set(counts[at] as number, counts[at + 1] as number)
    return one
  }
  return { ...rest, columns: Object.fromEntries(columns.map((name) => [name, next()])), values: next() }
}
