import type { ErrorBody, FieldError } from '@vitrina/contract/errors'

/** An error answer of the server, or no answer at all (status 0). */
export class ApiError extends Error {
  readonly status: number
  /** Empty: a proxy's answer, which names none. */
  readonly code: string
  readonly fields: FieldError[]
  readonly requestId: string | undefined
  /** With a 409: the current state. */
  readonly current: unknown

  constructor(body: Partial<ErrorBody> & { status: number }) {
    super(body.message ?? '')
    this.name = 'ApiError'
    this.status = body.status
    this.code = body.code ?? ''
    this.fields = body.errors ?? []
    this.requestId = body.requestId
    this.current = body.current
  }
}
