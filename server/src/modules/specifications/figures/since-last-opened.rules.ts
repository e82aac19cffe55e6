/** Figures of a product as a person saw them. */
export type Seen = { productId: number; price: number | null; stock: number; day: string | null; isSold: boolean }

export type Whats = 'price-up' | 'price-down' | 'stock-gone' | 'stock-back' | 'day-later' | 'day-sooner' | 'not-sold'
export type Change = { what: Whats; before: string; after: string }

const roubles = (kopecks: number) => (kopecks / 100).toFixed(2)

/** Changes of a product between two openings; one no longer sold has nothing else to tell. */
export function changesSince(before: Seen, now: Seen): Change[] {
  if (!now.isSold) return before.isSold ? [{ what: 'not-sold', before: '', after: '' }] : []
  const changes: Change[] = []
  if (before.price !== null && now.price !== null && before.price !== now.price)
    changes.push({ what: now.price > before.price ? 'price-up' : 'price-down', before: roubles(before.price), after: roubles(now.price) })
  if (before.stock > 0 !== now.stock > 0)
    changes.push({ what: now.stock > 0 ? 'stock-back' : 'stock-gone', before: String(before.stock), after: String(now.stock) })
  if (before.day !== null && now.day !== null && before.day !== now.day)
    changes.push({ what: now.day > before.day ? 'day-later' : 'day-sooner', before: before.day, after: now.day })
  return changes
}
