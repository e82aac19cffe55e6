import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'

/** V-09: puts the server's field errors at their fields; returns those without a field. */
export function showRefusals<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  fields: readonly Path<T>[],
): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const known = error.fields.filter(({ field }) => fields.some((name) => name === field))
  for (const { field, message } of known) form.setError(field as Path<T>, { message })
  const [first] = known
  if (first) form.setFocus(first.field as Path<T>)
  return known.length > 0 ? undefined : error.message
}
