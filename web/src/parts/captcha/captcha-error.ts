/** missing: the person has not solved it; failed: the provider could not be reached or gave no token. */
export class CaptchaError extends Error {
  readonly reason: 'missing' | 'failed'

  constructor(reason: 'missing' | 'failed', cause?: unknown) {
    super(`The captcha is ${reason}`, { cause })
    this.name = 'CaptchaError'
    this.reason = reason
  }
}
