/** Lines with one of them put under another; `after` null: to the top. */
export function reordered<T extends { id: number }>(lines: readonly T[], { id, after }: { id: number; after: number | null }): T[] {
  const moved = lines.find((line) => line.id === id)
  if (!moved || after === id) return [...lines]
  const others = lines.filter((line) => line.id !== id)
  const place = others.findIndex((line) => line.id === after)
  return after !== null && place < 0 ? [...lines] : others.toSpliced(place + 1, 0, moved)
}
