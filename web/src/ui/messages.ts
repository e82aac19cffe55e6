import { createStore, useStore } from '#lib/store.ts'

export type Message = { text: string; kind: 'info' | 'success' | 'error'; duration: number; action?: { label: string; run: () => void } }

/** Specification §9. */
const DURATION = 2000
const ERROR_DURATION = 4000

const shown = createStore<(Message & { id: number }) | null>(null)
/** A new number for each message, so that the bar starts its time anew. */
const lastId = createStore(0)

type Payload = { text: string; kind?: Message['kind']; duration?: number; action?: Message['action'] }

/** Shows one message in the bar; a later one replaces it. */
export function showMessage(payload: Payload): void {
  // Specification §8: a message without a payload is an internal error.
  if (!payload?.text) throw new Error('showMessage: a message needs a text')
  const kind = payload.kind ?? 'info'
  lastId.set(lastId.get() + 1)
  shown.set({
    id: lastId.get(),
    text: payload.text,
    kind,
    duration: payload.duration ?? (kind === 'error' ? ERROR_DURATION : DURATION),
    ...(payload.action && { action: payload.action }),
  })
}

/** Optional prefix, status, then message. */
export function showError({ prefix, status, message }: { prefix?: string; status?: number; message: string }): void {
  showMessage({ text: [prefix, status || undefined, message].filter(Boolean).join(' '), kind: 'error' })
}

export const closeMessage = (): void => shown.set(null)

export const shownMessage = () => shown.get()

export const useMessage = () => useStore(shown)
