import { createStore } from '#lib/store.ts'

/** Address of the list whose first row gets the focus when it is drawn; not in the history, so that neither reload nor "back" moves it. */
export const awaitedList = createStore<string | null>(null)

const cancel = () => awaitedList.set(null)

/** For a search started by Enter: the next keys go to the found list, unless the person turns to something else meanwhile. */
export function focusFirstRowOf(address: string): void {
  awaitedList.set(address)
  for (const type of ['pointerdown', 'focusin', 'popstate']) addEventListener(type, cancel, { once: true })
}
