import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'

/** Puts the server's errors at their fields. */
export function showRefusals<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): void {
  if (!(error instanceof ApiError)) return
  const known = error.fields.filter(({ field }) => field in form.getValues())
  for (const { field, message } of known) form.setError(field as Path<T>, { message })
  const [first] = known
  if (first) form.setFocus(first.field as Path<T>)
}
