/** Fields of entries that are written in several languages. */
export const fieldNames = ['title', 'html', 'lead', 'group', 'summary', 'description', 'content', 'text', 'label', 'name'] as const

/** `content.payload.items.1.title` is the title of the second item. */
export function namedPlace(field: string): { name: string; number: number | null } {
  const parts = field.split('.')
  const place = parts.findLast((part) => /^\d+$/.test(part))
  return { name: parts.at(-1) ?? '', number: place === undefined ? null : Number(place) + 1 }
}
