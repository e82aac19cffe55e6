/** More columns do not fit beside each other. */
export const MOST_COMPARED = 6

/** Whether products differ in a feature; of one product nothing differs. */
export const isDifferent = (cells: readonly string[]): boolean => new Set(cells).size > 1

/** With a product added at the end or taken away; a full comparison takes no more. */
export function withToggledProduct(ids: readonly number[], id: number): number[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return ids.length < MOST_COMPARED ? [...ids, id] : [...ids]
}
