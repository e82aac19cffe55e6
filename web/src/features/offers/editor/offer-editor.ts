import { applyOfferChanges, type OfferChange, type OfferLine, type OfferState } from '@vitrina/contract/offers/offer-document.rules'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import { ApiError } from '#api/api-error.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { changesForServer, linesFromAnswer, stateOfAnswer } from '#parts/offer/offer-money.rules.ts'
import { unsavedChanges } from '#parts/outline/unsaved-changes.ts'
import { invertOfferChanges } from './invert-offer-changes.rules.ts'
import { joinChanges, type Overlap, rowsBefore, yieldTo } from './join-changes.rules.ts'

/** saved: the server has everything; offline: it will be sent again by itself; asked: the person chooses first. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'asked' | 'refused'
type Step = { changes: readonly OfferChange[]; inverse: readonly OfferChange[] }

export type OfferEditorState = {
  offer: OfferState
  version: number
  save: SaveState
  /** Why the server refused. */
  refusal: string
  undo: readonly Step[]
  redo: readonly Step[]
  /** Fields changed differently here and elsewhere; nothing is sent until the person chooses. */
  overlaps: readonly Overlap[]
}

type Sent = { version: number; lines: OfferLine[] }
type Options = {
  offer: Offer
  send: (body: { version: number; changes: OfferChange[] }, idempotencyKey: string) => Promise<Sent>
  /** Changes made elsewhere are in the draft now beside those made here. */
  onJoined?: () => void
  pauseMs?: number
}

/** `base`: what the changes were made on, as far as they touch it; kept in case somebody saves before they are sent. */
const unsaved = unsavedChanges<{ version: number; changes: OfferChange[]; base: OfferState }>('B2B_OFFER_UNSAVED')

const PAUSE_MS = 600
const RETRY_MS = [2_000, 5_000, 10_000, 30_000]
const MAX_CHANGES = 500
const MAX_STEPS = 200

const isLost = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429

/** The server's completion of added lines, as a change: pending ones go over it. */
const completed = (state: OfferState, lines: readonly OfferLine[]): OfferState => {
  const known = new Map(linesFromAnswer(lines).map((line) => [line.id, line]))
  const merged = state.document.lines.map((line) => {
    const own = known.get(line.id)
    return own ? { ...own, groupId: line.groupId } : line
  })
  return { ...state, document: { ...state.document, lines: merged } }
}

/** The draft being edited: changes show at once, are saved in the background, and can be undone. Holds no React. */
export function createOfferEditor({ offer, send, onJoined = () => {}, pauseMs = PAUSE_MS }: Options) {
  const { id } = offer
  const listeners = new Set<() => void>()
  // The draft the server has, and the changes it does not have yet; the shown draft is one after the other.
  let base = stateOfAnswer(offer)
  const left = unsaved.read(id)
  const isStale = left !== null && left.version !== offer.version
  const joined = isStale
    ? joinChanges({ base: left.base, pending: left.changes, theirs: base })
    : { changes: left?.changes ?? [], overlaps: [] }
  let pending: OfferChange[] = joined.changes
  let batch: { changes: OfferChange[]; key: string } | null = null
  let sending: Promise<void> | null = null
  let failures = 0
  let isPaused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: OfferEditorState = {
    offer: applyOfferChanges(base, pending),
    version: offer.version,
    save: joined.overlaps.length > 0 ? 'asked' : pending.length > 0 ? 'saving' : 'saved',
    refusal: '',
    undo: [],
    redo: [],
    overlaps: joined.overlaps,
  }

  const set = (next: Partial<OfferEditorState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    if (isPaused) return
    timer = setTimeout(() => void flush(), ms)
  }
  const shown = () => applyOfferChanges(base, pending)
  const remember = () => unsaved.write(id, { version: state.version, changes: pending, base: rowsBefore(base, pending) })

  function apply(changes: readonly OfferChange[]): void {
    pending = [...pending, ...changes]
    const isHeld = state.save === 'offline' || state.save === 'asked'
    set({ offer: applyOfferChanges(state.offer, changes), save: isHeld ? state.save : 'saving' })
    remember()
    if (!isHeld) later(pauseMs)
  }

  /** The offer as the server has it now becomes the base, what is not saved goes over it. */
  function adopt(next: Offer): void {
    const theirs = stateOfAnswer(next)
    const { changes, overlaps } = joinChanges({ base, pending, theirs })
    base = theirs
    pending = changes
    batch = null
    set({ version: next.version, offer: shown(), overlaps, ...(overlaps.length > 0 && { save: 'asked' as const }) })
    remember()
  }

  function handleFailure(error: unknown): void {
    if (error instanceof ApiError && error.code === 'offer.changed' && error.current) {
      adopt(error.current as Offer)
      if (state.overlaps.length > 0) return
      onJoined()
      later(0)
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
      remember()
      if (pending.length > 0) later(0)
    } catch (error) {
      handleFailure(error)
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (sending) return sending
    if (pending.length === 0 || state.overlaps.length > 0) return
    sending = sendBatch().finally(() => {
      sending = null
    })
    return sending
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
    /** A field both changed is settled one way; a field only one side changed stays either way. */
    resolve: (way: 'mine' | 'theirs'): void => {
      if (state.overlaps.length === 0) return
      if (way === 'theirs') {
        pending = yieldTo(pending, state.overlaps, base)
        // A step back would bring the yielded values in again unseen.
        set({ undo: [], redo: [] })
      }
      set({ overlaps: [], offer: shown(), save: pending.length > 0 ? 'saving' : 'saved' })
      remember()
      later(0)
    },
    /** Refused changes go from the table too. */
    discard: (): void => {
      pending = []
      set({ offer: base, save: 'saved', refusal: '', undo: [], redo: [] })
      remember()
    },
    flush: () => void flush(),
    /** The page is there: what the last visit could not save goes out. */
    resume: (): void => {
      isPaused = false
      void flush()
    },
    /** The page is left: one more try, and none in the background, where the next visit's editor would meet it. */
    pause: (): void => {
      void flush()
      isPaused = true
    },
    /** Resolves once nothing is being sent; tells whether all is saved. */
    settle: async (): Promise<boolean> => {
      for (let tries = 0; pending.length > 0 && tries < 50 && state.save === 'saving'; tries += 1) await flush()
      return pending.length === 0
    },
    hasUnsaved: (): boolean => pending.length > 0,
  }
}

export type OfferEditor = ReturnType<typeof createOfferEditor>
