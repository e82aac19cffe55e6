/** One field of an event, by its path: what it was and what it is. */
export type FieldChange = { field: string; before: unknown; after: unknown }

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const under = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** Groups of fields are opened, so that of a section of settings only what differs is told. */
function changesBetween(before: unknown, after: unknown, path = ''): FieldChange[] {
  const parts = [before, after].filter((part) => part !== undefined && part !== null)
  if (parts.length === 0 || !parts.every(isFields)) return [{ field: path || 'value', before, after }]
  const [was, is] = [(before ?? {}) as Fields, (after ?? {}) as Fields]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !isSame(was[field], is[field]))
    .flatMap((field) => changesBetween(was[field] ?? null, is[field] ?? null, under(path, field)))
}

/** `{ before, after }` of one field among others, as changes of products are written. */
const isChange = (value: unknown): value is { before?: unknown; after?: unknown } =>
  isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every((name) => name === 'before' || name === 'after')

function said(field: string, value: unknown): FieldChange[] {
  if (isChange(value)) return changesBetween(value.before, value.after, field)
  return isFields(value) ? changesBetween(null, value, field) : [{ field, before: null, after: value }]
}

/** Modules write a change as `before` and `after`, a step as `from` and `to`, and what was said as it is: here all become fields. */
export function changesOf(diff: Fields | null): FieldChange[] {
  if (!diff) return []
  const { before, after, from, to, ...rest } = diff
  const hasChange = 'before' in diff || 'after' in diff
  const isStep = 'from' in diff && 'to' in diff
  return [
    ...(hasChange ? changesBetween(before, after) : []),
    ...(isStep ? [{ field: 'state', before: from, after: to }] : []),
    ...Object.entries({ ...rest, ...(!isStep && 'from' in diff && { from }), ...(!isStep && 'to' in diff && { to }) }).flatMap(
      ([field, value]) => said(field, value),
    ),
  ].filter(({ before: was, after: is }) => !isSame(was, is))
}
