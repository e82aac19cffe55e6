import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'

/** The server's message about one field, if any. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields.find((refused) => refused.field === field)?.message : undefined

/** The message of a refused code, for its field. */
export const codeRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'auth.wrong-code' ? error.message : fieldMessage(error, 'code')

export const isAlreadyRegistered = (error: unknown): boolean => error instanceof ApiError && error.code === 'auth.already-registered'

/** Puts the server's errors at their fields and focuses the first of them, in the order of the form. */
export function showRefusals<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  { fields, names = {} }: { fields: readonly Path<T>[]; names?: Record<string, Path<T>> },
): boolean {
  if (!(error instanceof ApiError)) return false
  const refused = new Map(error.fields.map(({ field, message }) => [names[field] ?? field, message]))
  const known = fields.filter((field) => refused.has(field))
  for (const field of known) form.setError(field, { message: refused.get(field) ?? '' })
  const [first] = known
  if (first) form.setFocus(first)
  return known.length > 0
}
