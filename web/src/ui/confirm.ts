import { createStore, useStore } from '#lib/store.ts'

/** A question before an action that is hard to undo. `run` may be async; the dialog stays until it ends. */
export type Question = {
  title: string
  text?: string
  confirm: string
  isDangerous?: boolean
  run: () => Promise<unknown> | void
  /** The person decided against it. */
  onCancel?: () => void
}

const question = createStore<Question | null>(null)

export const askConfirm = (asked: Question): void => question.set(asked)
export const dropConfirm = (): void => question.set(null)
export const useQuestion = () => useStore(question)
