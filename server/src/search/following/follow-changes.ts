import type { Context } from '#platform/context'
import { LiveIndex } from '../engine/live-index.ts'
import type { Segment } from '../engine/segment.ts'
import type { RankedDoc } from '../engine/search-types.ts'
import { type Changes, listenForChanges, readAmounts, readTurnedPromos, takeChanges } from './changes.queries.ts'
import { readDocuments, readNeighbours, type SearchDatabase } from '../index/documents.queries.ts'
import { isOld } from '../index/index-file.ts'

/** A lost wake-up, a promo that begins or ends: looked after often enough that a change is seen within a second anyway. */
const TICK_MS = 500
/** Beyond this a delta costs more than a new base. */
const MOST_CHANGED = 2_000
const AT_ONCE = 5_000

type Following = {
  ctx: Pick<Context, 'log' | 'now'>
  pool: SearchDatabase
  build: () => Promise<Segment>
  /** Called whenever other segments are to be searched; prices and stock change inside them. */
  onSegments: (segments: Segment[]) => void
}

/** Too many changes for a delta come with a new base. */
const isTooMuch = (index: LiveIndex, { isAll }: Changes, documents: ReadonlySet<number>): boolean =>
  isAll || index.changedCount + documents.size > MOST_CHANGED

async function storeAmounts(index: LiveIndex, ids: number[], db: Parameters<typeof readAmounts>[0]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const read = await readAmounts(db, index.base.meta.schema, ids.slice(at, at + AT_ONCE))
    for (const one of read) index.storeAmounts(one)
  }
}

/** Keeps an index up to date with PostgreSQL's commits. One at a time: a wake-up during work means one more round. */
export class CatalogueFollower {
  readonly #ctx: Following['ctx']
  readonly #pool: SearchDatabase
  readonly #build: Following['build']
  readonly #onSegments: Following['onSegments']
  #index: LiveIndex
  #position: string
  #promosSeen: string
  #round: Promise<void> | null = null
  #isWoken = false
  #building: Promise<void> | null = null
  /** A new base that waits for the round under way to end. */
  #fresh: Segment | null = null
  #isOutdated = false
  #isClosed = false
  #stopListening: (() => void) | null = null
  readonly #timer: NodeJS.Timeout

  constructor({ ctx, pool, build, onSegments }: Following, base: Segment) {
    this.#ctx = ctx
    this.#pool = pool
    this.#build = build
    this.#onSegments = onSegments
    this.#index = new LiveIndex(base)
    this.#position = base.meta.position
    this.#promosSeen = base.meta.readAt
    onSegments(this.#index.segments)
    this.#timer = setInterval(() => this.wake(), TICK_MS)
    this.#timer.unref()
    this.wake()
  }

  get status(): { position: string; docs: number; generation: string } {
    const generation = this.#index.base.meta.position
    // Changes that wait for a new base have been read, but cannot be found yet.
    return { position: this.#isOutdated ? generation : this.#position, docs: this.#index.docCount, generation }
  }

  wake(): void {
    this.#isWoken = true
    if (this.#isClosed) return
    this.#round ??= this.#turn().finally(() => {
      this.#round = null
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#round
    await this.#building
    this.#stopListening?.()
  }

  async #turn(): Promise<void> {
    while (this.#isWoken && !this.#isClosed) {
      this.#isWoken = false
      try {
        await this.#listen()
        await this.#catchUp()
      } catch (error) {
        // The database may be away for a while; the next tick goes on from the same position.
        this.#ctx.log.warn({ err: error }, 'search could not follow the catalogue')
      }
    }
  }

  async #listen(): Promise<void> {
    this.#stopListening ??= await listenForChanges(
      this.#pool,
      () => this.wake(),
      () => {
        this.#stopListening = null
      },
    )
  }

  async #catchUp(): Promise<void> {
    this.#takeFresh()
    const index = this.#index
    const documents = new Set<number>()
    const position = await takeChanges(this.#pool, this.#position, async (changes, db) => {
      await storeAmounts(index, changes.amounts, db)
      for (const id of changes.documents) documents.add(id)
      if (isTooMuch(index, changes, documents)) this.#isOutdated = true
      // A new base reads them all, so that they need not be named here.
      if (this.#isOutdated) documents.clear()
    })
    const promos = await readTurnedPromos(this.#pool, this.#promosSeen)
    await storeAmounts(index, promos.ids, this.#pool)
    if (isOld(index.base, this.#ctx.now())) this.#isOutdated = true
    if (this.#isOutdated) this.#renew()
    else if (documents.size > 0) await this.#replace(index, [...documents])
    this.#position = position
    this.#promosSeen = promos.seen
  }

  async #replace(index: LiveIndex, ids: number[]): Promise<void> {
    const { catalogue, documents } = await readDocuments(this.#pool, ids)
    const changed = index.changedWith(ids, documents)
    const ranked = await this.#rank(index, changed)
    index.replace({ ids, documents: ranked, featureOf: catalogue.featureOf })
    this.#onSegments(index.segments)
  }

  /** Places in the alphabet between those of the base: after the neighbour before, in order among themselves. */
  async #rank(index: LiveIndex, changed: RankedDoc[]): Promise<RankedDoc[]> {
    const neighbours = await readNeighbours(
      this.#pool,
      changed.map(({ id }) => id),
    )
    const ranks = new Map(
      neighbours.map(({ id, before }, place) => [
        id,
        (before === null ? 0 : index.nameRankOf(before)) + (place + 1) / (neighbours.length + 1),
      ]),
    )
    return changed.map((doc) => ({ ...doc, nameRank: ranks.get(doc.id) ?? doc.nameRank }))
  }

  /** A new base is made beside the old one, which goes on answering. */
  #renew(): void {
    this.#building ??= this.#build()
      .then((base) => {
        this.#fresh = base
        this.wake()
      })
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#ctx.log.error({ err: error }, 'search could not build its index; the next tick tries again')
      })
      .finally(() => {
        this.#building = null
      })
  }

  /** From its own position on: commits during its making are read once more. */
  #takeFresh(): void {
    if (!this.#fresh) return
    this.#index = new LiveIndex(this.#fresh)
    this.#position = this.#fresh.meta.position
    this.#promosSeen = this.#fresh.meta.readAt
    this.#fresh = null
    this.#isOutdated = false
    this.#onSegments(this.#index.segments)
  }
}
