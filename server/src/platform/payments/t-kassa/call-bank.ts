import * as z from 'zod'
import { BankError } from './payment-provider.ts'
import type { Terminal } from './terminal.ts'
import { signed } from './token.ts'

/** Codes of errors after which the bank cannot have got our request. */
const CONNECT_ERRORS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
/** Turned away at the door; any other failure of theirs may have come after the deed. */
const OVERLOADED = new Set([429, 503])

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}

const refusal = z.object({
  Success: z.literal(false),
  ErrorCode: z.coerce.string(),
  Message: z.string().nullish(),
  Details: z.string().nullish(),
})

async function post(url: string, body: object, timeoutMs: number): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (OVERLOADED.has(response.status)) throw new BankError('down', `HTTP ${response.status}`)
    if (response.status >= 500) throw new BankError('unclear', `HTTP ${response.status}`)
    if (!response.ok) throw new BankError('refused', `HTTP ${response.status}`)
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof BankError) throw error
    const why = codeOf(error) || (error instanceof Error ? error.name : 'unknown')
    throw new BankError(CONNECT_ERRORS.has(why) ? 'down' : 'unclear', why)
  }
}

/** One call of the bank's API, signed; its answer is checked before use. The request is never logged. */
export async function callBank<A extends z.ZodType>(
  { url, terminal, password, timeoutMs }: Terminal & { timeoutMs: number },
  method: string,
  fields: Record<string, unknown>,
  answer: A,
): Promise<z.output<A>> {
  const received = await post(`${url}/v2/${method}`, signed({ TerminalKey: terminal, ...fields }, password), timeoutMs)
  const read = answer.safeParse(received)
  if (read.success) return read.data
  const no = refusal.safeParse(received)
  if (!no.success) throw new BankError('unclear', `unknown answer to ${method}`)
  const { ErrorCode, Message, Details } = no.data
  throw new BankError('refused', `${method}: ${[ErrorCode, Message, Details].filter(Boolean).join(', ')}`, ErrorCode)
}
