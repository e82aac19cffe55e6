import type { ErrorBody, FieldError } from '@vitrina/contract/errors'

/** Of an answer that names none. */
export const UNKNOWN_CODE = 'unknown'

/** An error answer of the server, or no answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldError[]
  readonly requestId: string | undefined
  /** With a 409: the current state. */
  readonly current: unknown

  constructor(body: Partial<ErrorBody> & { status: number }) {
    super(body.message ?? '')
    this.name = 'ApiError'
    this.status = body.status
    this.code = body.code ?? UNKNOWN_CODE
    this.fields = body.errors ?? []
    this.requestId = body.requestId
    this.current = body.current
  }
}
