import type { DocumentComparison } from '@vitrina/contract/specifications/compare-documents.rules'
import {
  applyChanges,
  type SpecificationChange,
  type SpecificationDocument,
  type SpecificationLine,
} from '@vitrina/contract/specifications/specification-document.rules'
import type { Specification, SpecificationProduct } from '@vitrina/contract/specifications/specification-shapes'
import { ApiError } from '#api/api-error.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { invertChanges } from './invert-changes.rules.ts'
import { type Overlap, rebaseChanges, yieldTo } from './rebase-changes.rules.ts'
import { spareOthers } from './spare-others.rules.ts'
import { readUnsaved, writeUnsaved } from './unsaved-changes.ts'

/** saved: the server has everything; offline: it will be sent again by itself; asked: the person chooses first; refused: the server took it not. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'asked' | 'refused'
type Step = { changes: readonly SpecificationChange[]; inverse: readonly SpecificationChange[] }
/** Changes that others saved meanwhile. With `isAsked` nothing is sent until the person chooses. */
export type Conflict = { theirs: DocumentComparison; mine: DocumentComparison; overlaps: Overlap[]; isAsked: boolean }

export type EditorState = {
  document: SpecificationDocument
  version: number
  products: ReadonlyMap<string, SpecificationProduct>
  save: SaveState
  /** Why the server refused. */
  refusal: string
  undo: readonly Step[]
  redo: readonly Step[]
  conflict: Conflict | null
}

type Sent = { version: number; products: SpecificationProduct[] }
type Options = {
  specification: Specification
  send: (body: { version: number; changes: SpecificationChange[] }, idempotencyKey: string) => Promise<Sent>
  pauseMs?: number
}

/** Long enough for the next key. */
const PAUSE_MS = 600
const RETRY_MS = [2_000, 5_000, 10_000, 30_000]
const MAX_CHANGES = 500
const MAX_STEPS = 200

const productKey = ({ type, id }: Pick<SpecificationProduct, 'type' | 'id'>) => `${type} ${id}`
const byKey = (products: readonly SpecificationProduct[]) => products.map((product) => [productKey(product), product] as const)

export const productOf = (products: EditorState['products'], { productId, customProductId }: SpecificationLine) =>
  productId !== null
    ? products.get(productKey({ type: 'catalog', id: productId }))
    : customProductId !== null
      ? products.get(productKey({ type: 'custom', id: customProductId }))
      : undefined

const isLost = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429

/** The document being edited: changes show at once, are saved in the background, and can be undone. Holds no React. */
export function createEditor({ specification, send, pauseMs = PAUSE_MS }: Options) {
  const { id } = specification
  const listeners = new Set<() => void>()
  // The state the server has, and the changes it does not have yet; the shown document is one after the other.
  let base: SpecificationDocument = { groups: specification.groups, lines: specification.lines }
  let pending: SpecificationChange[] = readUnsaved(id)?.changes ?? []
  let batch: { changes: SpecificationChange[]; key: string } | null = null
  let isSending = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: EditorState = {
    document: applyChanges(base, pending),
    version: specification.version,
    products: new Map(byKey(specification.products)),
    save: pending.length > 0 ? 'saving' : 'saved',
    refusal: '',
    undo: [],
    redo: [],
    conflict: null,
  }

  const set = (next: Partial<EditorState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const nameOf = (line: SpecificationLine) => productOf(state.products, line)?.name ?? line.rawText
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  const remember = () => writeUnsaved(id, { version: state.version, changes: pending })

  function apply(changes: readonly SpecificationChange[]): void {
    pending = [...pending, ...changes]
    const isHeld = state.save === 'offline' || state.save === 'asked'
    set({ document: applyChanges(state.document, changes), save: isHeld ? state.save : 'saving' })
    remember()
    if (!isHeld) later(pauseMs)
  }

  /** Others' state becomes the base, what is not saved goes over it. */
  function adopt(next: Specification): void {
    const theirs = { groups: next.groups, lines: next.lines }
    set({ products: new Map([...state.products, ...byKey(next.products)]) })
    const rebased = rebaseChanges({ base, pending, theirs }, nameOf)
    base = theirs
    pending = rebased.changes
    batch = null
    const hasTheirs = rebased.theirs.lines.length > 0 || rebased.theirs.groups.length > 0
    const isAsked = rebased.overlaps.length > 0
    const { theirs: theirDifference, mine, overlaps } = rebased
    set({
      version: next.version,
      document: applyChanges(base, pending),
      conflict: hasTheirs ? { theirs: theirDifference, mine, overlaps, isAsked } : state.conflict,
      ...(isAsked && { save: 'asked' as const }),
    })
    remember()
  }

  function handleFailure(error: unknown): void {
    if (error instanceof ApiError && error.code === 'specification.changed' && error.current) {
      adopt(error.current as Specification)
      if (!state.conflict?.isAsked) later(0)
      return
    }
    if (isLost(error)) {
      const wait = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0
      failures += 1
      set({ save: 'offline' })
      later(wait)
      return
    }
    batch = null
    set({ save: 'refused', refusal: error instanceof Error ? error.message : '' })
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (isSending || pending.length === 0 || state.conflict?.isAsked) return
    // A batch that may have arrived is sent again as it was, with its key.
    batch ??= { changes: pending.slice(0, MAX_CHANGES), key: randomUuid() }
    const sent = batch
    isSending = true
    set({ save: state.save === 'offline' ? 'offline' : 'saving' })
    try {
      const { version, products } = await send({ version: state.version, changes: sent.changes }, sent.key)
      failures = 0
      batch = null
      base = applyChanges(base, sent.changes)
      pending = pending.slice(sent.changes.length)
      const known = products.length > 0 ? new Map([...state.products, ...byKey(products)]) : state.products
      set({ version, products: known, save: pending.length > 0 ? 'saving' : 'saved', refusal: '' })
      remember()
      if (pending.length > 0) later(0)
    } catch (error) {
      handleFailure(error)
    } finally {
      isSending = false
    }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (changes: readonly SpecificationChange[]): void => {
      if (changes.length === 0) return
      const inverse = invertChanges(state.document, changes)
      set({ undo: [...state.undo, { changes, inverse }].slice(-MAX_STEPS), redo: [] })
      apply(changes)
    },
    undo: (): void => {
      const step = state.undo.at(-1)
      if (!step) return
      set({ undo: state.undo.slice(0, -1), redo: [...state.redo, step] })
      // Lines still in a group that undo removes were put there by others.
      apply(spareOthers(state.document, step.inverse, () => true))
    },
    redo: (): void => {
      const step = state.redo.at(-1)
      if (!step) return
      set({ redo: state.redo.slice(0, -1), undo: [...state.undo, step] })
      apply(step.changes)
    },
    /** Products that were just chosen are known before the server tells. */
    learn: (...products: SpecificationProduct[]): void => set({ products: new Map([...state.products, ...byKey(products)]) }),
    /** The state after an import, a revert, or a colleague's change seen on coming back. */
    adopt: (next: Specification): void => {
      if (!isSending && next.version > state.version) adopt(next)
    },
    /** The overlaps are settled one way, and saving goes on. */
    resolve: (way: 'mine' | 'theirs'): void => {
      const { conflict } = state
      if (!conflict) return
      if (way === 'theirs') pending = yieldTo(pending, conflict.overlaps)
      set({ conflict: null, document: applyChanges(base, pending), save: pending.length > 0 ? 'saving' : 'saved' })
      remember()
      later(0)
    },
    closeConflict: (): void => set({ conflict: null }),
    /** Refused changes go from the table too. */
    discard: (): void => {
      pending = []
      set({ document: base, save: 'saved', refusal: '', undo: [], redo: [] })
      remember()
    },
    flush: () => void flush(),
    /** Resolves once nothing is being sent; tells whether all is saved. */
    settle: async (): Promise<boolean> => {
      for (let tries = 0; pending.length > 0 && tries < 50 && state.save === 'saving'; tries += 1) {
        await flush()
        if (isSending) await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return pending.length === 0
    },
    hasUnsaved: (): boolean => pending.length > 0,
    dispose: (): void => {
      clearTimeout(timer)
      listeners.clear()
      if (pending.length > 0) void flush()
    },
  }
}

export type Editor = ReturnType<typeof createEditor>
