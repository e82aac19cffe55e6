import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { quoteDeskApi } from '@vitrina/contract/quotes/quote-desk'
import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import { quotesApi } from '@vitrina/contract/quotes/quotes'
import { callApi, type Headers } from './call-api.ts'
import { type Customer, fill } from './builders.orders.ts'
import type { startTestApp } from './app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

export const aQuoteLine = (given: Partial<QuoteLine> = {}): QuoteLine => ({
  id: randomUUID(),
  productId: null,
  customProductId: null,
  article: 'A-1',
  name: 'Автомат',
  unit: 'шт',
  decimals: 0,
  amount: 10,
  listPrice: 100_00,
  wish: { price: null, neededOn: null, note: '' },
  answer: null,
  ...given,
})

const ofQuote = (server: Server, headers: Headers) => {
  const call = <E extends Endpoint>(endpoint: E, id: number, body?: object) =>
    callApi(server, endpoint, { headers, url: endpoint.path.replace(':id', String(id)), ...(body && { body }) })
  return call
}

/** The buyer's calls on a request. */
export const buyerOf = (server: Server, { headers }: Pick<Customer, 'headers'>) => {
  const call = ofQuote(server, headers)
  return {
    read: (id: number) => call(quotesApi.read, id),
    save: (id: number, body: object) => call(quotesApi.save, id, body),
    send: (id: number, body: object) => call(quotesApi.send, id, body),
    accept: (id: number, body: object) => call(quotesApi.accept, id, body),
    decline: (id: number, body: object) => call(quotesApi.decline, id, body),
    withdraw: (id: number, body: object) => call(quotesApi.withdraw, id, body),
    options: (id: number) => call(quotesApi.checkout, id),
    order: (id: number, body: object) => call(quotesApi.order, id, body),
  }
}

/** The desk's calls on a request. */
export const quoteDeskOf = (server: Server, { headers }: { headers: Headers }) => {
  const call = ofQuote(server, headers)
  return {
    read: (id: number) => call(quoteDeskApi.read, id),
    take: (id: number, body: object) => call(quoteDeskApi.take, id, body),
    save: (id: number, body: object) => call(quoteDeskApi.save, id, body),
    send: (id: number, body: object) => call(quoteDeskApi.send, id, body),
    approve: (id: number, body: object) => call(quoteDeskApi.approve, id, body),
    sendBack: (id: number, body: object) => call(quoteDeskApi.sendBack, id, body),
    refuse: (id: number, body: object) => call(quoteDeskApi.refuse, id, body),
  }
}

/** A request of the goods in the customer's cart, not sent yet. */
export async function aDraftQuote(server: Server, customer: Customer, items: { productId: number; amount: number }[]) {
  await fill(server, customer, items)
  const made = await callApi(server, quotesApi.create, { headers: customer.headers, body: { from: { type: 'cart' } } })
  if (made.status !== 200) throw new Error(`A request was refused: ${JSON.stringify(made.body)}`)
  return made.body
}

/** The same, sent. */
export async function aSentQuote(
  server: Server,
  customer: Customer,
  items: { productId: number; amount: number }[],
  price: number | null = null,
) {
  const { id, edition, lines } = await aDraftQuote(server, customer, items)
  const wishes = lines.map((line) => ({ id: line.id, amount: line.amount, price }))
  const sent = await buyerOf(server, customer).send(id, { edition, message: 'Дайте цену', lines: wishes })
  if (sent.status !== 200) throw new Error(`A request was not sent: ${JSON.stringify(sent.body)}`)
  return sent.body
}

/** Input of an order of an accepted request, with the page's default choices. */
export async function agreedOrderInput(server: Server, customer: Customer, id: number) {
  const { body } = await buyerOf(server, customer).options(id)
  return {
    edition: body.edition,
    expectedSum: body.sum,
    legalEntityId: customer.entity.id,
    deliveryType: 'pickup',
    warehouseId: body.pickupPoints[0]?.id ?? null,
    contactName: 'Иван Петров',
    contactPhone: '+79990000001',
    paymentMethod: 'transfer',
    shortage: 'toOrder',
    agreedForOffer: true,
  }
}

/** A part of a list price, to the kopeck. */
export const partOf = (listPrice: number | null, factor: number): number => Math.round((listPrice ?? 0) * factor * 100) / 100

/** Answers to all lines at a part of their list prices. */
export const pricesAt = (lines: readonly { id: string; listPrice: number | null }[], factor: number) =>
  lines.map(({ id, listPrice }) => ({ id, price: partOf(listPrice, factor) }))

/** A sent request the manager has begun to work on. */
export async function aTakenQuote(
  server: Server,
  { customer, manager, items }: { customer: Customer; manager: { headers: Headers }; items: { productId: number; amount: number }[] },
) {
  const sent = await aSentQuote(server, customer, items)
  return (await quoteDeskOf(server, manager).take(sent.id, { edition: sent.edition })).body
}
