import type { PickingLine } from '@vitrina/contract/warehouse/warehouse'
import type { ShortReason } from '@vitrina/contract/warehouse/warehouse.rules'
import { warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { localStore } from '#lib/storage.ts'
import { createStore, createStoredStore } from '#lib/store.ts'

export type Tick = {
  /** Under which the server takes it once, however often it is sent. */
  key: string
  userId: number
  warehouseId: number
  orderItemId: number
  change: number
  short: ShortReason | null
}

/** Ticks that the server has not answered yet; on the device, so that a closed page or a lost network loses none. */
export const pickQueue = createStoredStore<{ ticks: Tick[] }>(localStore, 'vitrina.picked')
/** The network is gone; it is tried again. */
export const isNetworkLost = createStore(false)

const RETRY_MS = 3_000

export const ticksOf = ({ ticks }: Partial<{ ticks: Tick[] }>): Tick[] => ticks ?? []
const remove = (key: string) => pickQueue.set({ ticks: ticksOf(pickQueue.get()).filter((tick) => tick.key !== key) })

type Listener = { onAnswer: (line: PickingLine) => void; onRefused: (tick: Tick, error: ApiError) => void }

/** An answer that says nothing about the tick itself: it is sent again under its key. */
const isTransient = ({ status }: ApiError) => status === 0 || status === 408 || status === 429 || status >= 500

/** One sender at a time: ticks go in the order they were made. */
const isSending = createStore(false)

async function sendFirst(tick: Tick, { onAnswer, onRefused }: Listener): Promise<boolean> {
  const { key, warehouseId, orderItemId, change, short } = tick
  try {
    const line = await call(warehouseApi.pick, { body: { warehouseId, orderItemId, change, short } }, { idempotencyKey: key })
    remove(key)
    onAnswer(line)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isTransient(error) || error.code === 'idempotency.in-progress' || error.status === 401) return false
    remove(key)
    onRefused(tick, error)
    return true
  }
}

/** Sends the person's ticks one after the other, in the order they were made; stops where the network is gone. */
export async function sendTicks(userId: number, listener: Listener): Promise<void> {
  if (isSending.get()) return
  isSending.set(true)
  try {
    for (;;) {
      const tick = ticksOf(pickQueue.get()).find((one) => one.userId === userId)
      if (!tick) break
      const isSent = await sendFirst(tick, listener)
      isNetworkLost.set(!isSent)
      if (!isSent) break
    }
  } finally {
    isSending.set(false)
  }
}

export const addTick = (tick: Omit<Tick, 'key'>): void =>
  pickQueue.set({ ticks: [...ticksOf(pickQueue.get()), { ...tick, key: randomUuid() }] })

/** Sends again when the network is back, and every few seconds while it is not known to be. */
export function keepSending(send: () => void): () => void {
  const timer = window.setInterval(() => isNetworkLost.get() && send(), RETRY_MS)
  window.addEventListener('online', send)
  return () => {
    window.clearInterval(timer)
    window.removeEventListener('online', send)
  }
}
