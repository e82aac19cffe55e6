type Fields = Record<string, unknown>

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null) || (isNone(one) && isNone(other))
const isNone = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** The fields that a person has changed in the form. */
export const changedValues = <T extends object>(base: T, draft: T): Partial<T> =>
  Object.fromEntries(Object.entries(draft).filter(([field, value]) => !isSame((base as Fields)[field], value))) as Partial<T>

export type Difference = { field: string; mine: unknown; theirs: unknown; isBoth: boolean }
type Edited<T> = { base: T; draft: T; current: T }

/** Values that somebody else saved meanwhile, beside those of the form; `isBoth`: both changed the field. */
export function differences<T extends object>({ base, draft, current }: Edited<T>): Difference[] {
  const fields = [...new Set([...Object.keys(base), ...Object.keys(current)])]
  return fields.flatMap((field) => {
    const [was, mine, theirs] = [base, draft, current].map((values) => (values as Fields)[field])
    if (isSame(was, theirs)) return []
    return [{ field, mine, theirs, isBoth: !isSame(was, mine) && !isSame(mine, theirs) }]
  })
}

/** The form after somebody else's changes were taken over: own changes stay. */
export const mergedDraft = <T extends object>({ base, draft, current }: Edited<T>): T => ({ ...current, ...changedValues(base, draft) })
