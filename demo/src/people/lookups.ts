import { createHash } from 'node:crypto'

/** Reference data for the rows of people. */
export type Lookup = { regionId: (slug: string) => number; now: Date }

export function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The demo has no ${what}`)
  return value
}

/** The same person has the same uuid in every demo. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`vitrina-demo:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
