/** Insertions, drops, swaps of neighbours and exchanged letters between two words; `most` + 1 stands for anything further. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let nearest = i
    for (let k = 1; k <= b.length; k++) {
      const same = a[i - 1] === b[k - 1] ? 0 : 1
      let cost = Math.min((row[k] as number) + 1, (next[k - 1] as number) + 1, (row[k - 1] as number) + same)
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]) cost = Math.min(cost, (before[k - 2] as number) + 1)
      next.push(cost)
      nearest = Math.min(nearest, cost)
    }
    if (nearest > most + 1) return most + 1
    before = row
    row = next
  }
  return Math.min(row[b.length] as number, most + 1)
}
