import type { Answer, Call, Endpoint } from '@vitrina/contract/endpoint'
import type { ErrorCode } from '@vitrina/contract/errors'
import { bracketQuery } from '#lib/bracket-query.ts'
import { currentLanguage } from '#lib/language.ts'
import { ApiError } from './api-error.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { holdChange } from './held-changes.ts'
import { clearToken, userToken, visitorUuid } from './session.ts'
import { announceUnauthorised } from './unauthorised.ts'

type Options = {
  signal?: AbortSignal
  idempotencyKey?: string
  /** Goes on when the page is left. */
  keepalive?: boolean
  /** Without the token: for calls open to guests. */
  asGuest?: boolean
  /** Not started by the user: it outlives the page, and its refusal opens no sign-in. */
  inBackground?: boolean
  /** A POST that changes nothing: after the end of the session it is answered as to a guest, like a GET. */
  isReadOnly?: boolean
}
type CallInput<E extends Endpoint> = keyof Call<E> extends never ? Record<string, never> : Call<E>

const addressOf = (endpoint: Endpoint, input: { params?: Record<string, unknown>; query?: Record<string, unknown> }) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(`${(input.params?.[name] ?? '') as string | number}`),
  )
  const query = bracketQuery(input.query ?? {})
  return query ? `${path}?${query}` : path
}

function headersOf(options: Options, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  // Always sent: a visitor's choices survive the sign-out.
  headers.set('user-uuid', visitorUuid())
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  return headers
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    return (await response.json()) as Record<string, unknown>
  } catch {
    // A proxy's HTML or an empty body: only the status is known.
    return {}
  }
}

/** These 401 are about the input, not the session: the form shows them. */
const FORM_ERROR_CODES: ReadonlySet<string> = new Set<ErrorCode>(['auth.wrong-password', 'auth.dead-invitation'])

/** Of several calls with one token the first refused ends the session here; a newer token stays. */
function endSession(token: string): void {
  if (userToken() !== token) return
  clearToken()
  announceUnauthorised(userToken() ? 'uncovered' : 'ended')
}

type FailedCall<E extends Endpoint> = { endpoint: E; token: string; options: Options }

/** O-02, S-02: a read is repeated as the remaining user or guest; a change is never made as somebody else, it waits. */
async function handleEndedSession<E extends Endpoint>(
  refusal: ApiError,
  retry: () => Promise<Answer<E>>,
  { endpoint, token, options }: FailedCall<E>,
) {
  endSession(token)
  const isReading = endpoint.method === 'GET' || options.isReadOnly
  if (isReading && (endpoint.policy === 'guest' || userToken())) return retry()
  if (isReading || userToken()) throw refusal
  return holdChange(retry, refusal)
}

/** Makes a described call. Throws ApiError and shows nothing: the shell decides how to show it. */
export async function call<E extends Endpoint>(endpoint: E, args: CallInput<E>, options: Options = {}): Promise<Answer<E>> {
  const input = args as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
  const token = options.asGuest ? null : userToken()
  const headers = headersOf(options, token)
  const isForm = input.body instanceof FormData
  if (input.body !== undefined && !isForm) headers.set('content-type', 'application/json')
  const address = addressOf(endpoint, input)
  const send = () =>
    fetch(address, {
      method: endpoint.method,
      headers,
      cache: 'no-store',
      ...(input.body !== undefined && { body: isForm ? (input.body as FormData) : JSON.stringify(input.body) }),
      ...(options.signal && { signal: options.signal }),
      ...((options.inBackground || options.keepalive) && { keepalive: true }),
    })
  const early = endpoint.method === 'GET' ? takeEarlyAnswer(address, token) : undefined
  const response = await (early ?? send()).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError({ status: 0, code: 'network' })
  })
  const body = await bodyOf(response)
  if (response.ok) return body as Answer<E>
  const refusal = new ApiError({ ...body, status: response.status })
  if (refusal.status !== 401 || options.inBackground || FORM_ERROR_CODES.has(refusal.code)) throw refusal
  if (token) return handleEndedSession(refusal, () => call(endpoint, args, options), { endpoint, token, options })
  announceUnauthorised('needed')
  throw refusal
}
