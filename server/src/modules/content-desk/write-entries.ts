import { isDeepStrictEqual } from 'node:util'
import type { ContentEntry } from '@vitrina/contract/content/content-desk'
import type { EntryBody, EntryKind } from '@vitrina/contract/content/content-entries'
import { isLegalPage, type OrderedKind } from '@vitrina/contract/content/content-entries.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { violatedUnique } from '#platform/database/sql-state'
import { AppError } from '#platform/errors'
import { checkEntry, cleanBody } from './check-entry.ts'
import { type EntryAction, findVersionBody, insertVersion, setPosition } from './content-desk.queries.ts'
import type { EntryChange, StoredEntry } from './entry-store.rules.ts'
import { insertEntry, selectEntries, updateEntry } from './entry-stores.ts'
import { hasPosts } from './feed-entries.queries.ts'
import { findEntry, newestOf, readEntry } from './read-entries.ts'

type Place = { kind: EntryKind; id: number }
type Seen = Place & { version: number }

/** An address of the shop names one thing. */
async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violatedUnique(error)) throw new AppError('content.taken')
    throw error
  }
}

/** Fields that differ, before and after. */
function changesOf(before: EntryBody, after: EntryBody): { before: object; after: object } {
  const then = before as Record<string, unknown>
  const now = after as Record<string, unknown>
  const names = Object.keys({ ...then, ...now }).filter((name) => !isDeepStrictEqual(then[name], now[name]))
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(then), after: pick(now) }
}

type Written = Place & { version: number; action: EntryAction; body: EntryBody; diff: Record<string, unknown> }

/** A version of the entry and an event of the journal. */
async function note(tx: Context, actor: Actor, { kind, id, version, action, body, diff }: Written): Promise<void> {
  await insertVersion(tx, { kind, entryId: id, version, action, body, actorId: actor.user?.id ?? null })
  await recordEvent(tx, actor, { type: `content.${action}`, entity: `content-${kind}`, entityId: id, diff })
}

export const addEntry = (ctx: Context, actor: Actor, given: EntryBody): Promise<ContentEntry> =>
  unlessTaken(() =>
    inTransaction(ctx, async (tx) => {
      const body = cleanBody(given)
      await checkEntry(tx, actor, body)
      const { kind } = body
      const id = await insertEntry(tx, actor.siteId, body)
      await note(tx, actor, { kind, id, version: 1, action: 'added', body, diff: { after: body } })
      return readEntry(tx, actor, { kind, id })
    }),
  )

type Decision = { action: EntryAction; change: EntryChange<EntryKind>; body: EntryBody; diff: Record<string, unknown> }

/** Changes an entry as it was seen; refused when somebody has changed it since. */
const changeEntry = (
  ctx: Context,
  actor: Actor,
  { version, ...place }: Seen,
  decide: (tx: Context, entry: StoredEntry) => Promise<Decision>,
): Promise<ContentEntry> =>
  unlessTaken(() =>
    inTransaction(ctx, async (tx) => {
      const entry = await findEntry(tx, actor.siteId, place)
      if (entry.isDeleted) throw new AppError('content.not-found')
      if (entry.version !== version) throw new AppError('content.changed')
      const { change, ...written } = await decide(tx, entry)
      if (!(await updateEntry(tx, { ...place, version }, change))) throw new AppError('content.changed')
      await note(tx, actor, { ...place, version: version + 1, ...written })
      return readEntry(tx, actor, place)
    }),
  )

/** A page that consents lead to keeps its address and has no end. */
function keepLegal({ published }: StoredEntry, body: EntryBody): void {
  if (!isLegalPage(published)) return
  const isKept = body.kind === 'page' && isLegalPage(body) && published.kind === 'page' && published.slug === body.slug
  if (!isKept || body.from !== null || body.until !== null) throw new AppError('content.legal')
}

export const saveEntry = (ctx: Context, actor: Actor, { body: given, ...seen }: Seen & { body: EntryBody }): Promise<ContentEntry> =>
  changeEntry(ctx, actor, seen, async (tx, entry) => {
    const body = cleanBody(given)
    if (body.kind !== seen.kind) throw new AppError('content.not-found')
    await checkEntry(tx, actor, body)
    keepLegal(entry, body)
    return { action: 'saved', change: { draft: body }, body, diff: changesOf(newestOf(entry), body) }
  })

export const publishEntry = (ctx: Context, actor: Actor, seen: Seen): Promise<ContentEntry> =>
  changeEntry(ctx, actor, seen, async (tx, entry) => {
    const body = newestOf(entry)
    await checkEntry(tx, actor, body)
    return {
      action: 'published',
      change: { published: body, draft: null, isPublished: true },
      body,
      diff: entry.isPublished ? changesOf(entry.published, body) : { before: null, after: body },
    }
  })

export const withdrawEntry = (ctx: Context, actor: Actor, seen: Seen): Promise<ContentEntry> =>
  changeEntry(ctx, actor, seen, async (_, entry) => {
    if (isLegalPage(entry.published)) throw new AppError('content.legal')
    const body = newestOf(entry)
    const diff = { before: { isPublished: entry.isPublished }, after: { isPublished: false } }
    return { action: 'withdrawn', change: { draft: body, isPublished: false }, body, diff }
  })

export const restoreVersion = (ctx: Context, actor: Actor, { versionId, ...seen }: Seen & { versionId: number }): Promise<ContentEntry> =>
  changeEntry(ctx, actor, seen, async (tx, entry) => {
    const body = await findVersionBody(tx, { ...seen, versionId })
    if (!body) throw new AppError('content.not-found')
    keepLegal(entry, body)
    return { action: 'restored', change: { draft: body }, body, diff: changesOf(newestOf(entry), body) }
  })

export const removeEntry = (ctx: Context, actor: Actor, place: Place): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const entry = await findEntry(tx, actor.siteId, place)
    if (entry.isDeleted) throw new AppError('content.not-found')
    if (isLegalPage(entry.published)) throw new AppError('content.legal')
    if (place.kind === 'feed' && (await hasPosts(tx, place.id))) throw new AppError('content.feed-in-use')
    const { version } = entry
    if (!(await updateEntry(tx, { ...place, version }, { isDeleted: true }))) throw new AppError('conflict.retry')
    const body = newestOf(entry)
    await note(tx, actor, { ...place, version: version + 1, action: 'deleted', body, diff: { before: body } })
    return { ok: true }
  })

export const undeleteEntry = (ctx: Context, actor: Actor, place: Place): Promise<ContentEntry> =>
  unlessTaken(() =>
    inTransaction(ctx, async (tx) => {
      const entry = await findEntry(tx, actor.siteId, place)
      if (!entry.isDeleted) throw new AppError('content.not-found')
      const { version } = entry
      const body = newestOf(entry)
      if (!(await updateEntry(tx, { ...place, version }, { isDeleted: false }))) throw new AppError('conflict.retry')
      await note(tx, actor, { ...place, version: version + 1, action: 'undeleted', body, diff: { after: body } })
      return readEntry(tx, actor, place)
    }),
  )

/** The named ones first, in their order; ids of others are nobody's business and change nothing. */
export const orderEntries = (ctx: Context, actor: Actor, { kind, ids }: { kind: OrderedKind; ids: number[] }): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const { siteId } = actor
    const before = (await selectEntries(tx, kind, { siteId })).map(({ id }) => id)
    const named = [...new Set(ids)].filter((id) => before.includes(id))
    const after = [...named, ...before.filter((id) => !named.includes(id))]
    for (const [position, id] of after.entries())
      if (before[position] !== id || position < named.length) await setPosition(tx, { kind, siteId, id, position })
    await recordEvent(tx, actor, { type: 'content.ordered', entity: `content-${kind}`, entityId: siteId, diff: { before, after } })
    return { ok: true }
  })
