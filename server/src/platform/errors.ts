import type { ErrorCode, FieldError } from '@vitrina/contract/errors'

/** An error the caller should see. Anything else thrown is our bug and is answered 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Record<string, string | number>
  readonly fields: FieldError[]
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined
  /** The current state as it travels; for a change that came too late. */
  readonly current: unknown

  constructor(
    code: ErrorCode,
    more: { params?: Record<string, string | number>; fields?: FieldError[]; retryAfter?: number; current?: unknown } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = more.params ?? {}
    this.fields = more.fields ?? []
    this.retryAfter = more.retryAfter
    this.current = more.current
  }
}

/** Refuses work for a company that staff stopped, with the reason they gave. */
export const companyStopped = (reason: string): AppError => new AppError('company.stopped', { params: { reason: reason && `: ${reason}` } })
