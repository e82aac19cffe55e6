import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { type AnswerOrRefusal, callApi, type Headers } from './call-api.ts'
import type { startTestApp } from './app.ts'
import { openSpecifications } from './builders.specifications.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

export const openPurchasing = (server: Server) => openSpecifications(server, { purchasing: true })

export const aNeed = (productId: number, amount: number) => ({ id: randomUUID(), productId, amount })

/** Calls of the board by their names. */
export const boardOf = (server: Server, headers: Headers) => {
  const call = <E extends Endpoint>(endpoint: E, id: number, body?: unknown): Promise<{ status: number; body: AnswerOrRefusal<E> }> =>
    callApi(server, endpoint, { url: endpoint.path.replace(':id', String(id)), headers, ...(body !== undefined && { body }) })
  return {
    call,
    create: async (body: Record<string, unknown> = {}) => {
      const made = await callApi(server, purchasingApi.create, { headers, body: { name: 'Школа № 5', neededOn: '2099-12-01', ...body } })
      if (made.status !== 200) throw new Error(`An entry was refused: ${JSON.stringify(made.body)}`)
      return made.body
    },
    read: (id: number) => call(purchasingApi.read, id),
    list: (query = '') => callApi(server, purchasingApi.list, { url: `${purchasingApi.list.path}?${query}`, headers }),
    change: (id: number, body: Record<string, unknown>) => call(purchasingApi.change, id, body),
    toCart: (id: number, body: Record<string, unknown> = {}) => call(purchasingApi.gapToCart, id, body),
    link: (id: number, orderId: number) => call(purchasingApi.link, id, { orderId }),
    unlink: (id: number, orderId: number) => call(purchasingApi.unlink, id, { orderId }),
  }
}
