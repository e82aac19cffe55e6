/** Round steps of an axis from zero to at least the largest value: 0, 200, 400, 600. */
export function ticksTo(most: number, wanted = 4): number[] {
  if (!(most > 0)) return [0, 1]
  const rough = most / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((part) => part * power >= rough) ?? 10) * power
  const count = Math.ceil(most / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, place) => place * step)
}

/** Places that get a label, so that no more than `most` stand side by side; evenly spread from the first. */
export function labelledPlaces(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step)
}
