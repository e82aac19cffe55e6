/**
 * Where buttons stand: what was there keeps its place, even when it cannot be pressed any more, and what is new comes after it.
 * So the second of two presses never meets another button than the first.
 */
export function keepPlaces<T>(before: readonly T[], now: readonly T[]): T[] {
  return [...before, ...now.filter((one) => !before.includes(one))]
}
