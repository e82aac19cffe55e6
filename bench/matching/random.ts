export type Random = ReturnType<typeof randomOf>

/** The same draws for the same seed, on every machine. */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[below(list.length)]
    if (chosen === undefined) throw new Error('Nothing to pick from')
    return chosen
  }
  return {
    below,
    pick,
    isChance: (share: number) => next() < share,
    shuffled: <T>(list: readonly T[]): T[] => {
      const order = [...list]
      for (let last = order.length - 1; last > 0; last--) {
        const other = below(last + 1)
        ;[order[last], order[other]] = [order[other] as T, order[last] as T]
      }
      return order
    },
  }
}
