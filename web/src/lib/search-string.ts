/** Query strings without type conversion: an article `00123` survives and links stay readable. */
export type Search = Record<string, string | string[]>

export function parseSearch(text: string): Search {
  const search: Search = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const known = search[key]
    search[key] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
  }
  return search
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(key, String(one))
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}
