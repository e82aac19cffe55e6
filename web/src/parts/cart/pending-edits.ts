import { createStore } from '#lib/store.ts'

const pending = createStore<Promise<void>>(Promise.resolve())

export const setPendingEdits = pending.set

/** Ends when the server has the edits of the cart: read sooner, checkout would order the amounts of before. */
export const pendingEdits = pending.get
