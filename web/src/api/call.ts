import type { Answer, Call, Endpoint } from '@vitrina/contract/endpoint'
import type { ErrorCode } from '@vitrina/contract/errors'
import { bracketQuery } from '#lib/bracket-query.ts'
import { currentLanguage } from '#lib/language.ts'
import { ApiError } from './api-error.ts'
import { holdChange } from './held-changes.ts'
import { forgetToken, userToken, visitorUuid } from './session.ts'
import { announceUnauthorised } from './unauthorised.ts'

type Options = {
  signal?: AbortSignal
  idempotencyKey?: string
  /** Goes on when the page is left. */
  outlivesPage?: boolean
  /** Without the token: what a guest may ask too. */
  asGuest?: boolean
  /** Not asked for by the person: it outlives his page, and its refusal opens no sign-in. */
  inBackground?: boolean
  /** A POST that changes nothing: after the end of the session it is answered as to a guest, like a GET. */
  isReading?: boolean
}
type Given<E extends Endpoint> = keyof Call<E> extends never ? Record<string, never> : Call<E>

const addressOf = (endpoint: Endpoint, given: { params?: Record<string, unknown>; query?: Record<string, unknown> }) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(`${(given.params?.[name] ?? '') as string | number}`),
  )
  const query = bracketQuery(given.query ?? {})
  return query ? `${path}?${query}` : path
}

function headersOf(options: Options, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  // Always sent: a visitor's choices survive his sign-out.
  headers.set('user-uuid', visitorUuid())
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  return headers
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    return (await response.json()) as Record<string, unknown>
  } catch {
    // A proxy's HTML or an empty body: the status alone tells.
    return {}
  }
}

/** These 401 are about what was typed, not about who asks: its form tells. */
const ABOUT_THE_FORM: ReadonlySet<string> = new Set<ErrorCode>(['auth.wrong-password', 'auth.dead-invitation'])

/** Of several calls that carried one token the first to be refused ends the session here; a newer token stays. */
function endSession(token: string): void {
  if (userToken() !== token) return
  forgetToken()
  announceUnauthorised(userToken() ? 'uncovered' : 'ended')
}

type Made<E extends Endpoint> = { endpoint: E; token: string; options: Options }

/** O-02, S-02: what only reads is asked again as whoever is left; a change is never made as somebody else, it waits. */
async function afterSession<E extends Endpoint>(refusal: ApiError, again: () => Promise<Answer<E>>, { endpoint, token, options }: Made<E>) {
  endSession(token)
  const isReading = endpoint.method === 'GET' || options.isReading
  if (isReading && (endpoint.policy === 'guest' || userToken())) return again()
  if (isReading || userToken()) throw refusal
  return holdChange(again, refusal)
}

/** Makes a described call. Throws ApiError and shows nothing: the shell decides what the person sees. */
export async function call<E extends Endpoint>(endpoint: E, given: Given<E>, options: Options = {}): Promise<Answer<E>> {
  const input = given as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
  const token = options.asGuest ? null : userToken()
  const headers = headersOf(options, token)
  const isForm = input.body instanceof FormData
  if (input.body !== undefined && !isForm) headers.set('content-type', 'application/json')
  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    headers,
    cache: 'no-store',
    ...(input.body !== undefined && { body: isForm ? (input.body as FormData) : JSON.stringify(input.body) }),
    ...(options.signal && { signal: options.signal }),
    ...((options.inBackground || options.outlivesPage) && { keepalive: true }),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError({ status: 0, code: 'network' })
  })
  const body = await bodyOf(response)
  if (response.ok) return body as Answer<E>
  const refusal = new ApiError({ ...body, status: response.status })
  if (refusal.status !== 401 || options.inBackground || ABOUT_THE_FORM.has(refusal.code)) throw refusal
  if (token) return afterSession(refusal, () => call(endpoint, given, options), { endpoint, token, options })
  announceUnauthorised('needed')
  throw refusal
}
