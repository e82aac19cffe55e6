import type { FastifyInstance } from 'fastify'
import type { Answer, Endpoint } from '@vitrina/contract/endpoint'
import type { ErrorBody } from '@vitrina/contract/errors'

export type Headers = Record<string, string>

/** `url` where the call's path has parameters or a query; `body` may be anything, for tests ask wrongly too. */
type CallOptions = { url?: string; headers?: Headers; body?: unknown }

/** A field that both have is the answer's. */
export type AnswerOrRefusal<E extends Endpoint> = Answer<E> & Omit<ErrorBody, keyof Answer<E>>

/** Makes a described call. The result is its answer or a refusal: the test knows which it expects. */
export async function callApi<const E extends Endpoint>(
  { app }: { app: FastifyInstance },
  call: E,
  { url = call.path, headers = {}, body }: CallOptions = {},
) {
  const response = await app.inject({
    method: call.method,
    url,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json<AnswerOrRefusal<E>>() }
}
