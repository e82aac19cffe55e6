/**
 * Order of buttons: shown ones keep their places, even when disabled, and new ones come after them, so that the second press of a double
 * click never meets another button.
 */
export function mergePlaces<T>(before: readonly T[], now: readonly T[]): T[] {
  return [...before, ...now.filter((one) => !before.includes(one))]
}
