import type { Answer, Call, Endpoint } from '@vitrina/contract/endpoint'
import { bracketQuery } from '#lib/bracket-query.ts'
import { currentLanguage } from '#lib/language.ts'
import { ApiError } from './api-error.ts'
import { userToken, visitorUuid } from './session.ts'
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
}
type Given<E extends Endpoint> = keyof Call<E> extends never ? Record<string, never> : Call<E>

const addressOf = (endpoint: Endpoint, given: { params?: Record<string, unknown>; query?: Record<string, unknown> }) => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(`${(given.params?.[name] ?? '') as string | number}`),
  )
  const query = bracketQuery(given.query ?? {})
  return query ? `${path}?${query}` : path
}

function headersOf(options: Options): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() })
  const token = options.asGuest ? null : userToken()
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

/** Makes a described call. Throws ApiError and shows nothing: the shell decides what the person sees. */
export async function call<E extends Endpoint>(endpoint: E, given: Given<E>, options: Options = {}): Promise<Answer<E>> {
  const input = given as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
  const headers = headersOf(options)
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
  if (response.status === 401 && !options.inBackground) announceUnauthorised()
  if (!response.ok) throw new ApiError({ ...body, status: response.status })
  return body as Answer<E>
}
