import { useSyncExternalStore } from 'react'

/** A question before an action that is hard to undo. `run` may be async; the dialog stays until it ends. */
export type Question = { title: string; text?: string; confirm: string; isDangerous?: boolean; run: () => Promise<unknown> | void }

let current: Question | null = null
const listeners = new Set<() => void>()

function set(next: Question | null): void {
  current = next
  for (const listener of listeners) listener()
}

export const askConfirm = (question: Question): void => set(question)
export const dropConfirm = (): void => set(null)

export const useQuestion = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
