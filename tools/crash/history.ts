/** A client's view of one attempt to order: the key, the request and the final answer. */
export type Attempt = {
  key: string
  outcome: 'ok' | 'refused' | 'unknown'
  /** Numbers of the orders in the answers; every answer to the same key must have the same. */
  numbers: string[]
}

export type StoredOrder = { number: string; key: string | null }

/** Differences between the clients' answers and the stored orders: lost, doubled, shared, or refused and stored. */
export function compareHistory(attempts: readonly Attempt[], stored: readonly StoredOrder[]): string[] {
  const faults: string[] = []
  const ofKey = new Map<string, string[]>()
  for (const { number, key } of stored) if (key !== null) ofKey.set(key, [...(ofKey.get(key) ?? []), number])
  const numbers = new Set(stored.map(({ number }) => number))
  const keyByNumber = new Map<string, string>()
  for (const { key, outcome, numbers: acknowledged } of attempts) {
    const found = ofKey.get(key) ?? []
    for (const number of acknowledged) {
      if (!numbers.has(number)) faults.push(`${number} was acknowledged and is lost (${key})`)
      const other = keyByNumber.get(number)
      if (other && other !== key) faults.push(`${number} was acknowledged to two keys: ${other} and ${key}`)
      keyByNumber.set(number, key)
    }
    if (outcome === 'refused' && found.length > 0) faults.push(`${key} was refused and has ${found.join(', ')}`)
    if (found.length > 1) faults.push(`${key} made ${found.length} orders: ${found.join(', ')}`)
    if (outcome === 'ok' && found.join() !== acknowledged.join())
      faults.push(`${key} was told ${acknowledged.join()} and has ${found.join()}`)
  }
  return faults
}
