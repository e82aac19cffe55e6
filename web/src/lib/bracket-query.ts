function* pairsOf(key: string, value: unknown): Generator<[string, string]> {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* pairsOf(`${key}[${index}]`, one)
    return
  }
  if (typeof value === 'object' && !(value instanceof Date)) {
    for (const [name, one] of Object.entries(value)) yield* pairsOf(key ? `${key}[${name}]` : name, one)
    return
  }
  yield [key, value instanceof Date ? value.toISOString() : `${value as string | number | boolean}`]
}

/** Nested values in brackets, as the specification's calls expect them: `criteria[rubric]=3`, `brands[0]=7`. */
export const bracketQuery = (query: Record<string, unknown>): string =>
  [...pairsOf('', query)]
    .map(([key, value]) => `${encodeURIComponent(key).replaceAll('%5B', '[').replaceAll('%5D', ']')}=${encodeURIComponent(value)}`)
    .join('&')
