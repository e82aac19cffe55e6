/** Pairs of an owner and a value, in any order, as the values of each owner; owners are numbered from 0. */
export function groupPairs(owners: Uint32Array, values: Uint32Array, ownerCount: number): (owner: number) => Uint32Array {
  const starts = new Uint32Array(ownerCount + 1)
  for (let i = 0; i < owners.length; i++) starts[(owners[i] as number) + 1]!++
  for (let i = 0; i < ownerCount; i++) starts[i + 1]! += starts[i] as number
  const next = starts.slice()
  const grouped = new Uint32Array(values.length)
  for (let i = 0; i < owners.length; i++) grouped[next[owners[i] as number]!++] = values[i] as number
  return (owner) => grouped.subarray(starts[owner], starts[owner + 1])
}
