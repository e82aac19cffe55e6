import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attempt } from './history.ts'

type Buyer = { headers: Record<string, string>; entityId: number; contractId: number }
type Answer = { status: number; body: Record<string, unknown> }
export type Shop = { origin: string; productIds: readonly number[]; isOver: () => boolean }

/** Number of answers by status; 0 is a cut connection. */
export const statusCounts = new Map<number, number>()

const NO_ANSWER: Answer = { status: 0, body: {} }
const RETRIED = new Set([0, 408, 429, 500, 502, 503])
const ANSWER_MS = 15_000

async function request(
  url: string,
  { method = 'GET', headers, body }: { method?: string; headers: Record<string, string>; body?: unknown },
): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  } catch {
    // A dead server and a cut answer look the same: the client does not know, and repeats the request.
    return NO_ANSWER
  }
}

/** Repeats a request until it is answered: with the same key and body, as a client does after a network failure. */
async function requestUntilAnswered(url: string, options: Parameters<typeof request>[1]): Promise<Answer> {
  for (;;) {
    const answer = await request(url, options)
    statusCounts.set(answer.status, (statusCounts.get(answer.status) ?? 0) + 1)
    const isInProgress = answer.status === 409 && answer.body.code === 'idempotency.in-progress'
    if (!RETRIED.has(answer.status) && !isInProgress) return answer
    await pause(100 + Math.random() * 200)
  }
}

/** Sent once: whether it arrives or not, the store must not keep a file without its bytes. */
async function attachFile(url: string, headers: Record<string, string>): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([`%PDF-1.4\n${randomUUID()}\n%%EOF`], { type: 'application/pdf' }), 'Заявка.pdf')
  // A server that dies during it has saved nothing, or the whole file.
  await fetch(url, { method: 'POST', headers, body: form, signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null)
}

const numbersOf = ({ body }: Answer) => ((body.orders ?? []) as { number: string }[]).map(({ number }) => number)
const someOf = <T>(all: readonly T[], count: number): T[] => all.toSorted(() => Math.random() - 0.5).slice(0, count)

/** Fills a cart and orders it, over and over, and sometimes cancels; every answer is recorded. */
export async function buyOverAndOver(
  { origin, productIds, isOver }: Shop,
  { headers, entityId, contractId }: Buyer,
  history: Attempt[],
): Promise<void> {
  while (!isOver()) {
    const items = someOf(productIds, 1 + Math.floor(Math.random() * 3)).map((productId) => ({
      productId,
      amount: 10 + 5 * Math.floor(Math.random() * 3),
    }))
    await requestUntilAnswered(`${origin}/api/v1/cart/items`, { method: 'POST', headers, body: { items, mode: 'set' } })
    const options = await requestUntilAnswered(`${origin}/api/v1/cart/checkout-options`, { headers })
    if (options.status !== 200) continue
    const { cartId, cartVersion, sum, pickupPoints } = options.body as {
      cartId: number
      cartVersion: number
      sum: number
      pickupPoints: { id: number }[]
    }
    const body = {
      cartId,
      cartVersion,
      expectedSum: sum,
      legalEntityId: entityId,
      deliveryType: 'pickup',
      warehouseId: pickupPoints[0]?.id,
      contactName: 'Проверка',
      contactPhone: '+79990000000',
      // On credit until the limit is reached, and again after a cancellation.
      ...(Math.random() < 0.4 ? { paymentMethod: 'deferred', contractId } : { paymentMethod: 'transfer' }),
      agreedForOffer: true,
    }
    const key = randomUUID()
    const attempt: Attempt = { key, outcome: 'unknown', numbers: [] }
    history.push(attempt)
    const placing = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }
    const answer = await requestUntilAnswered(`${origin}/api/v1/order`, placing)
    attempt.outcome = answer.status === 200 ? 'ok' : 'refused'
    attempt.numbers = numbersOf(answer)
    if (answer.status !== 200) {
      await request(`${origin}/api/v1/cart/items`, { method: 'DELETE', headers })
      continue
    }
    // A repeat the next morning returns the same order.
    const again = await requestUntilAnswered(`${origin}/api/v1/order`, placing)
    if (numbersOf(again).join() !== attempt.numbers.join()) attempt.numbers.push(...numbersOf(again))
    const [placed] = answer.body.orders as { id: number }[]
    if (placed && Math.random() < 0.3) await attachFile(`${origin}/api/v1/order/${placed.id}/file`, headers)
    if (placed && Math.random() < 0.7)
      await requestUntilAnswered(`${origin}/api/v1/order/${placed.id}/cancel`, { method: 'POST', headers, body: {} })
  }
}
