import type { LineEdit } from './edit-queue.ts'

/** Of a line, before it was edited. */
export type LineBefore = Pick<LineEdit, 'amount' | 'note'>

type Place = { cartId: number | null }
/** Tokens restore lines that were deleted. */
type Deletion = Place & { tokens: string[] }
export type EditStep = Place & { before: ReadonlyMap<number, LineBefore>; at: number }
export type CartStep = EditStep | Deletion

/** Keys of one figure and cells of one paste follow each other faster; they are undone together. */
export const JOIN_MS = 500
const MAX_STEPS = 100

export const isEditStep = (step: CartStep): step is EditStep => 'before' in step

/** Adds an edit: to the last step when it follows at once, else as a step of its own. */
export function withEdit(
  steps: readonly CartStep[],
  { id, before, at, cartId }: { id: number; before: LineBefore; at: number; cartId: number | null },
): CartStep[] {
  const last = steps.at(-1)
  const joins = last !== undefined && isEditStep(last) && last.cartId === cartId && at - last.at < JOIN_MS
  const former = joins ? last.before : new Map<number, LineBefore>()
  // The earliest values count: they are the state before the step.
  const step = { cartId, at, before: new Map([...former, [id, { ...before, ...former.get(id) }]]) }
  return withStep(joins ? steps.slice(0, -1) : steps, step)
}

export const withStep = (steps: readonly CartStep[], step: CartStep): CartStep[] => [...steps, step].slice(-MAX_STEPS)
