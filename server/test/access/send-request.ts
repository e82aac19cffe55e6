import qs from 'qs'
import type { Endpoint } from '@vitrina/contract/endpoint'
import type { Headers } from '../call-api.ts'
import type { Expected } from './expected.ts'
import type { Id } from './kinds.ts'
import type { Server } from './world.ts'

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda0002112233ffd9', 'hex')

type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: Record<string, unknown> }

function put(target: object, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path
  if (key === undefined) return
  const holder = target as Record<string, unknown>
  if (rest.length === 0) {
    holder[key] = value
    return
  }
  holder[key] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}
  put(holder[key] as object, rest, value)
}

export type RequestParts = { headers: Headers; ids: Record<string, Id>; extra?: Record<string, unknown> }

let requestCount = 0
/** Each request comes from another network: limits are not tested here. */
const nextAddress = () => `10.${(++requestCount >> 8) & 255}.${requestCount & 255}.1`

/** Makes the call of a line with these ids in their places. */
export async function sendRequest({ app }: Server, call: Endpoint, expected: Expected, { headers, ids, extra = {} }: RequestParts) {
  const body = typeof expected.body === 'function' ? expected.body() : structuredClone(expected.body ?? {})
  const parts: Parts = { params: { ...expected.params }, query: { ...expected.query }, body }
  for (const [place, id] of Object.entries(ids)) put(parts, place.split('.'), id)
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts.params[name])))
  const query = qs.stringify(parts.query)
  const url = query ? `${path}?${query}` : path
  const common = { method: call.method, url, remoteAddress: nextAddress() }
  if (expected.photo) {
    const texts = Object.entries(parts.body).map(
      ([name, text]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(text)}\r\n`,
    )
    const head = `${texts.join('')}--edge\r\ncontent-disposition: form-data; name="${expected.photo}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), JPEG, Buffer.from('\r\n--edge--\r\n')])
    return app.inject({ ...common, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' }, payload })
  }
  if (!call.body) return app.inject({ ...common, headers })
  return app.inject({
    ...common,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify({ ...extra, ...parts.body }),
  })
}

export type AccessResponse = Awaited<ReturnType<typeof sendRequest>>

const OF_THE_REQUEST = new Set(['x-request-id', 'date', 'content-length'])

const idAlone = (id: Id) => new RegExp(`(?<!"status":)(?<![\\w-])${String(id).replace(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'g')

/** An answer without its per-request parts; the requested id may stand in it. */
export function comparableResponse(
  { statusCode, headers, body }: AccessResponse,
  { id, expected }: { id: Id; expected: Expected },
): string {
  const comparableHeaders = Object.entries(headers).filter(([name]) => !OF_THE_REQUEST.has(name))
  const bodyWithoutIds = body.replace(/"requestId":"[^"]*"/, '').replace(idAlone(id), '<id>')
  const comparableBody = expected.counts ? bodyWithoutIds.replace(/"version":\d+/, '') : bodyWithoutIds
  return JSON.stringify([statusCode, Object.fromEntries(comparableHeaders), comparableBody])
}
