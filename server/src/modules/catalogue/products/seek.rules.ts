import type { Named } from './products.queries.ts'

export type Seek = { kind: 'analog' | 'related'; named: Named }

const MAX_ID = 2_147_483_647

/** C-08: `{prefix}{article}` or `{prefix}id{product id}` asks for replacements of a product, or related ones. */
export function seekOf(
  keyword: string,
  { findReplacementPrefix, findRelatedPrefix }: { findReplacementPrefix: string; findRelatedPrefix: string },
): Seek | null {
  const text = keyword.toLowerCase()
  for (const [kind, prefix] of [
    ['analog', findReplacementPrefix],
    ['related', findRelatedPrefix],
  ] as const) {
    if (!prefix || !text.startsWith(prefix.toLowerCase())) continue
    const rest = keyword.slice(prefix.length).trim()
    const id = /^id\s*:?\s*(\d{1,10})$/i.exec(rest)?.[1]
    if (id && Number(id) <= MAX_ID) return { kind, named: { id: Number(id) } }
    return rest ? { kind, named: { article: rest } } : null
  }
  return null
}
