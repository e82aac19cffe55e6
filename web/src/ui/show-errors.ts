import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'

type Places<T extends FieldValues> = {
  /** In the order of the screen; all fields of the form when omitted. */
  fields?: readonly Path<T>[]
  /** Fields the server calls by another name. */
  names?: Record<string, Path<T>>
}

/** Puts the server's errors at their fields and focuses the first of them; false when none of them has a field here. */
export function showErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown, { fields, names = {} }: Places<T> = {}): boolean {
  if (!(error instanceof ApiError)) return false
  const shown = fields ?? (Object.keys(form.getValues()) as Path<T>[])
  // `address.house` belongs to the field `address`, unless it has a name of its own.
  const placeOf = (field: string) =>
    [field, field.split('.')[0] ?? ''].map((name) => names[name] ?? name).find((name) => shown.some((known) => known === name))
  const messages = new Map(error.fields.map(({ field, message }) => [placeOf(field), message]))
  const wrong = shown.filter((field) => messages.has(field))
  for (const field of wrong) form.setError(field, { message: messages.get(field) ?? '' })
  const [first] = wrong
  if (first) form.setFocus(first)
  return wrong.length > 0
}
