import { ApiError } from '#api/api-error.ts'

/** The server's message about one field, if any. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields.find((refused) => refused.field === field)?.message : undefined

/** The message of a refused code, for its field. */
export const codeRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'auth.wrong-code' ? error.message : fieldMessage(error, 'code')

export const isAlreadyRegistered = (error: unknown): boolean => error instanceof ApiError && error.code === 'auth.already-registered'
