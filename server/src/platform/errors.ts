import type { ErrorCode, FieldError } from '@vitrina/contract/errors'

/** Something the caller should hear. Anything else thrown is our bug and is answered 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Record<string, string | number>
  readonly fields: FieldError[]
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, more: { params?: Record<string, string | number>; fields?: FieldError[]; retryAfter?: number } = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = more.params ?? {}
    this.fields = more.fields ?? []
    this.retryAfter = more.retryAfter
  }
}
