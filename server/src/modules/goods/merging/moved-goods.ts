import type { SavedProduct } from '../products/save-products.ts'

/** A product that somebody changed meanwhile is refused and stays for the next call. */
export function movedOf(saved: readonly SavedProduct[]): { moved: number; changeIds: number[] } {
  const written = saved.filter((one) => one.outcome !== 'refused')
  const changed = written.filter(({ outcome }) => outcome === 'changed')
  return { moved: changed.length, changeIds: changed.flatMap(({ changeIds }) => changeIds) }
}
