import type { Answer, Call, Endpoint } from '@vitrina/contract/endpoint'
import type { ErrorBody } from '@vitrina/contract/errors'
import { vi } from 'vitest'

type Asked = { path: string; query: URLSearchParams; body: unknown; headers: Headers; signal: AbortSignal | null }
type Given = { status: number; json: unknown }
type Reply = Given | Promise<Given>
type Handler = { endpoint: Endpoint; reply: (asked: Asked) => Reply; asked: Asked[] }

/** A refusal, as the server words it. */
export class Refusal {
  readonly body: ErrorBody
  constructor(body: Partial<ErrorBody> & { status: number }) {
    this.body = { message: '', code: 'input.invalid', errors: [], ...body }
  }
}

const answers = ({ endpoint: { method, path } }: Handler, asked: string, by: string) =>
  method === by && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(asked)

/** The server of one test: answers the calls it was given, by the contract's types; any other call fails the test. */
export function fakeServer() {
  const handlers: Handler[] = []
  const unexpected: string[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const url = new URL(address, window.location.href)
    const method = init.method ?? 'GET'
    const handler = handlers.findLast((one) => answers(one, url.pathname, method))
    if (!handler) {
      unexpected.push(`${method} ${url.pathname}`)
      return Promise.reject(new Error(`No answer was given for ${method} ${url.pathname}`))
    }
    const asked: Asked = {
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
    }
    handler.asked.push(asked)
    return Promise.resolve(handler.reply(asked)).then(({ status, json }) => new Response(JSON.stringify(json), { status }))
  })

  return {
    /** The latest answer to a call counts. Returns the requests it was given to. */
    on<E extends Endpoint>(
      endpoint: E,
      reply: Answer<E> | Refusal | ((body: Call<E> extends { body: infer B } ? B : undefined) => Answer<E> | Refusal),
    ): Asked[] {
      const asked: Asked[] = []
      const replyTo = ({ body }: Asked) => {
        const given = typeof reply === 'function' ? (reply as (body: unknown) => Answer<E> | Refusal)(body) : reply
        return given instanceof Refusal ? { status: given.body.status, json: given.body } : { status: 200, json: given }
      }
      handlers.push({ endpoint, asked, reply: replyTo })
      return asked
    },
    /** The answer never comes: the network is gone. */
    lose(endpoint: Endpoint): Asked[] {
      const asked: Asked[] = []
      handlers.push({ endpoint, asked, reply: () => Promise.reject(new TypeError('Failed to fetch')) })
      return asked
    },
    /** The answer comes when the test gives it. */
    hold<E extends Endpoint>(endpoint: E): (answer: Answer<E>) => void {
      const { promise, resolve } = Promise.withResolvers<Given>()
      handlers.push({ endpoint, asked: [], reply: () => promise })
      return (json) => resolve({ status: 200, json })
    },
    /** The answer takes longer than the test. */
    wait(endpoint: Endpoint): Asked[] {
      const asked: Asked[] = []
      const untilAborted = ({ signal }: Asked) =>
        new Promise<never>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        })
      handlers.push({ endpoint, asked, reply: untilAborted })
      return asked
    },
    /** Calls that had no answer. */
    unexpected,
  }
}
