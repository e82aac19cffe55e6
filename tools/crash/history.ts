/** A client's view of one attempt to order: the key, the request and the final answer. */
export type Attempt = {
  key: string
  outcome: 'ok' | 'refused' | 'unknown'
  /** Numbers of the orders in the answers; every answer to the same key must have the same. */
  numbers: string[]
}

export type Kept = { number: string; key: string | null }

/** Differences between the clients' answers and the stored orders: lost, doubled, shared, or refused and stored. */
export function compareHistory(attempts: readonly Attempt[], kept: readonly Kept[]): string[] {
  const wrong: string[] = []
  const ofKey = new Map<string, string[]>()
  for (const { number, key } of kept) if (key !== null) ofKey.set(key, [...(ofKey.get(key) ?? []), number])
  const numbers = new Set(kept.map(({ number }) => number))
  const toldTo = new Map<string, string>()
  for (const { key, outcome, numbers: told } of attempts) {
    const found = ofKey.get(key) ?? []
    for (const number of told) {
      if (!numbers.has(number)) wrong.push(`${number} was acknowledged and is lost (${key})`)
      const other = toldTo.get(number)
      if (other && other !== key) wrong.push(`${number} was told to two keys: ${other} and ${key}`)
      toldTo.set(number, key)
    }
    if (outcome === 'refused' && found.length > 0) wrong.push(`${key} was refused and has ${found.join(', ')}`)
    if (found.length > 1) wrong.push(`${key} made ${found.length} orders: ${found.join(', ')}`)
    if (outcome === 'ok' && found.join() !== told.join()) wrong.push(`${key} was told ${told.join()} and has ${found.join()}`)
  }
  return wrong
}
