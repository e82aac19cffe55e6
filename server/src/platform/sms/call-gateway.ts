import type { SendResult } from './gateways.ts'

const TIMEOUT_MS = 10_000

/** Codes of errors after which the gateway cannot have got our request. */
const CONNECT_ERRORS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}

/** One call to a gateway, its JSON read by `read`. The answer is never logged: it repeats the text with the code in it. */
export async function callGateway(
  url: string,
  request: RequestInit,
  read: (answer: unknown, status: number) => SendResult,
): Promise<SendResult> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    if (response.status >= 500 || response.status === 429) return { outcome: 'down', why: `HTTP ${response.status}` }
    const answer: unknown = JSON.parse(text)
    return read(answer, response.status)
  } catch (error) {
    const why = codeOf(error) || (error instanceof Error ? error.name : 'unknown')
    // Half an answer is none: it may have taken the message.
    return { outcome: CONNECT_ERRORS.has(why) ? 'down' : 'unclear', why }
  }
}
