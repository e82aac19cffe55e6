export type Overlay = { kind: 'content'; slug: string } | { kind: 'post'; feed: string; item: string }

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A stray percent sign in a typed address: the server answers that there is no such page.
    return part
  }
}

/** Overlay named by the hash: `#/content/{slug}` or `#/posts/{feed}/{item}`. */
export function readOverlay(hash: string): Overlay | null {
  const [first, second, third, ...rest] = hash.replace(/^#/, '').split('/').slice(1).map(decoded)
  if (rest.length > 0 || !second) return null
  if (first === 'content' && !third) return { kind: 'content', slug: second }
  if (first === 'posts' && third) return { kind: 'post', feed: second, item: third }
  return null
}
