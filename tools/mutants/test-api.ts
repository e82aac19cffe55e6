export { expect } from '@playwright/test'

export type CollectedTest = { name: string; run: () => unknown; file: string }
type Body = (...args: never[]) => unknown

/** Stands in for vitest in a mutation run: the same test runs thousands of times in one process, so it is kept, not run at once. */
export const collected: CollectedTest[] = []
const groups: string[] = []

function add(name: string, run: Body): void {
  if (typeof run !== 'function') throw new Error(`options of a test are not known here: ${name}`)
  collected.push({ name: [...groups, name].join(' › '), run, file: '' })
}

function group(name: string, body: Body): void {
  groups.push(name)
  body()
  groups.pop()
}

const each = (make: (name: string, body: Body) => void) => (rows: readonly unknown[]) => (name: string, body: Body) => {
  for (const row of rows) make(name, () => body(...((Array.isArray(row) ? row : [row]) as never[])))
}

export const test = Object.assign(add, { each: each(add) })
export const describe = Object.assign(group, { each: each(group) })
