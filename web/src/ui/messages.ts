import { useSyncExternalStore } from 'react'

export type Message = { text: string; kind: 'info' | 'success' | 'error'; duration: number; action?: { label: string; run: () => void } }

/** Specification §9. */
const DURATION = 2000
const ERROR_DURATION = 4000

let shown: (Message & { id: number }) | null = null
let last = 0
const listeners = new Set<() => void>()

function set(next: typeof shown): void {
  shown = next
  for (const listener of listeners) listener()
}

type Payload = { text: string; kind?: Message['kind']; duration?: number; action?: Message['action'] }

/** Shows one message in the bar; a later one replaces it. */
export function showMessage(payload: Payload): void {
  // Specification §8: a message without a payload is an internal error.
  if (!payload?.text) throw new Error('showMessage: a message needs a text')
  const kind = payload.kind ?? 'info'
  last += 1
  set({
    id: last,
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

export const closeMessage = (): void => set(null)

export const shownMessage = () => shown

export const useMessage = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, shownMessage)
