/** One field of an event: what it was and what it is. */
export type FieldChange = { field: string; before: unknown; after: unknown }

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function changesBetween(before: unknown, after: unknown): FieldChange[] {
  const parts = [before, after].filter((part) => part !== undefined && part !== null)
  if (!parts.every(isFields)) return [{ field: 'value', before, after }]
  const [was, is] = [(before ?? {}) as Fields, (after ?? {}) as Fields]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields
    .filter((field) => !isSame(was[field], is[field]))
    .map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }))
}

/** Modules write a change as `before` and `after`, a step as `from` and `to`, and what was said as it is: here all become fields. */
export function changesOf(diff: Fields | null): FieldChange[] {
  if (!diff) return []
  const { before, after, from, to, ...said } = diff
  const hasChange = 'before' in diff || 'after' in diff
  const isStep = 'from' in diff && 'to' in diff
  return [
    ...(hasChange ? changesBetween(before, after) : []),
    ...(isStep ? [{ field: 'state', before: from, after: to }] : []),
    ...Object.entries({ ...said, ...(!isStep && 'from' in diff && { from }), ...(!isStep && 'to' in diff && { to }) }).map(
      ([field, value]) => ({ field, before: null, after: value }),
    ),
  ].filter(({ before: was, after: is }) => !isSame(was, is))
}
