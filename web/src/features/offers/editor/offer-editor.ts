import type { OfferDifferences } from '@vitrina/contract/offers/compare-offers.rules'
import { applyOfferChanges, type OfferChange, type OfferLine, type OfferState } from '@vitrina/contract/offers/offer-document.rules'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import { ApiError } from '#api/api-error.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { changesForServer, linesFromAnswer, stateOfAnswer } from '#parts/offer/offer-money.rules.ts'
import { invertOfferChanges } from './invert-offer-changes.rules.ts'

/** saved: the server has everything; offline: it will be sent again by itself; asked: the person chooses first. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'asked' | 'refused'
type Step = { changes: readonly OfferChange[]; inverse: readonly OfferChange[] }
/** What the refused changes would still change in the offer as others saved it. */
type Conflict = { theirs: Offer; differences: OfferDifferences }

export type OfferEditorState = {
  offer: OfferState
  version: number
  save: SaveState
  /** Why the server refused. */
  refusal: string
  undo: readonly Step[]
  redo: readonly Step[]
  conflict: Conflict | null
}

type Sent = { version: number; lines: OfferLine[] }
type Options = {
  offer: Offer
  send: (body: { version: number; changes: OfferChange[] }, idempotencyKey: string) => Promise<Sent>
  pauseMs?: number
}

const PAUSE_MS = 600
const RETRY_MS = [2_000, 5_000, 10_000, 30_000]
const MAX_CHANGES = 500
const MAX_STEPS = 200

const isLost = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429

/** What the server completed of added lines, as a change: pending ones go over it. */
const completed = (state: OfferState, lines: readonly OfferLine[]): OfferState => {
  const known = new Map(linesFromAnswer(lines).map((line) => [line.id, line]))
  const merged = state.document.lines.map((line) => {
    const own = known.get(line.id)
    return own ? { ...own, groupId: line.groupId } : line
  })
  return { ...state, document: { ...state.document, lines: merged } }
}

/** The draft being edited: changes show at once, are saved in the background, and can be undone. Holds no React. */
export function createOfferEditor({ offer, send, pauseMs = PAUSE_MS }: Options) {
  const listeners = new Set<() => void>()
  // What the server has, and what it does not have yet; the shown draft is one after the other.
  let base = stateOfAnswer(offer)
  let pending: OfferChange[] = []
  let batch: { changes: OfferChange[]; key: string } | null = null
  let sending: Promise<void> | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: OfferEditorState = { offer: base, version: offer.version, save: 'saved', refusal: '', undo: [], redo: [], conflict: null }

  const set = (next: Partial<OfferEditorState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }
  const shown = () => applyOfferChanges(base, pending)

  function apply(changes: readonly OfferChange[]): void {
    pending = [...pending, ...changes]
    const isHeld = state.save === 'offline' || state.save === 'asked'
    set({ offer: applyOfferChanges(state.offer, changes), save: isHeld ? state.save : 'saving' })
    if (!isHeld) later(pauseMs)
  }

  function handleFailure(error: unknown): void {
    if (error instanceof ApiError && error.code === 'offer.changed' && error.current) {
      const { differences, ...theirs } = error.current as Offer & { differences: OfferDifferences }
      batch = null
      set({ conflict: { theirs, differences }, save: 'asked' })
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

  async function sendBatch(): Promise<void> {
    // A batch that may have arrived is sent again as it was, with its key.
    batch ??= { changes: pending.slice(0, MAX_CHANGES), key: randomUuid() }
    const sent = batch
    if (state.save !== 'offline') set({ save: 'saving' })
    try {
      const { version, lines } = await send({ version: state.version, changes: changesForServer(sent.changes) }, sent.key)
      failures = 0
      batch = null
      base = completed(applyOfferChanges(base, sent.changes), lines)
      pending = pending.slice(sent.changes.length)
      set({ version, offer: shown(), save: pending.length > 0 ? 'saving' : 'saved', refusal: '' })
      if (pending.length > 0) later(0)
    } catch (error) {
      handleFailure(error)
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (sending) return sending
    if (pending.length === 0 || state.conflict) return
    sending = sendBatch().finally(() => {
      sending = null
    })
    return sending
  }

  /** The offer as the server has it now; what is not saved goes over it. */
  function adopt(next: Offer): void {
    base = stateOfAnswer(next)
    batch = null
    set({ version: next.version, offer: shown() })
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (changes: readonly OfferChange[]): void => {
      if (changes.length === 0) return
      const inverse = invertOfferChanges(state.offer, changes)
      set({ undo: [...state.undo, { changes, inverse }].slice(-MAX_STEPS), redo: [] })
      apply(changes)
    },
    undo: (): void => {
      const step = state.undo.at(-1)
      if (!step) return
      set({ undo: state.undo.slice(0, -1), redo: [...state.redo, step] })
      apply(step.inverse)
    },
    redo: (): void => {
      const step = state.redo.at(-1)
      if (!step) return
      set({ redo: state.redo.slice(0, -1), undo: [...state.undo, step] })
      apply(step.changes)
    },
    /** The state after a repricing, a revert, or another tab's change. */
    adopt: (next: Offer): void => {
      if (!sending && next.version > state.version) adopt(next)
    },
    /** Mine goes over theirs, or mine is dropped. */
    resolve: (way: 'mine' | 'theirs'): void => {
      const { conflict } = state
      if (!conflict) return
      if (way === 'theirs') {
        pending = []
        set({ undo: [], redo: [] })
      }
      set({ conflict: null, save: pending.length > 0 ? 'saving' : 'saved' })
      adopt(conflict.theirs)
      later(0)
    },
    /** What the server refused goes from the table too. */
    discard: (): void => {
      pending = []
      set({ offer: base, save: 'saved', refusal: '', undo: [], redo: [] })
    },
    flush: () => void flush(),
    /** Resolves once nothing is being sent; tells whether all is saved. */
    settle: async (): Promise<boolean> => {
      for (let tries = 0; pending.length > 0 && tries < 50 && state.save === 'saving'; tries += 1) await flush()
      return pending.length === 0
    },
    hasUnsaved: (): boolean => pending.length > 0,
  }
}

export type OfferEditor = ReturnType<typeof createOfferEditor>
