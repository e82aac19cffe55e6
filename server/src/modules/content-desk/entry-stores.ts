import type { EntryBody, EntryKind } from '@vitrina/contract/content/content-entries'
import type { Context } from '#platform/context'
import type { EntryStore } from './entry-store.queries.ts'
import type { EntryChange } from './entry-store.rules.ts'
import { feedStore, postStore } from './feed-entries.queries.ts'
import { blockStore, messageStore, surveyStore } from './shop-entries.queries.ts'
import { helpStore, pageStore } from './text-entries.queries.ts'

const stores: { [K in EntryKind]: EntryStore<K> } = {
  block: blockStore,
  page: pageStore,
  post: postStore,
  feed: feedStore,
  help: helpStore,
  message: messageStore,
  survey: surveyStore,
}

/** The store of a body's own kind; the compiler cannot see that the two belong together. */
const storeOf = (kind: EntryKind) => stores[kind] as EntryStore<EntryKind>

export const selectEntries = (ctx: Context, kind: EntryKind, wanted: { siteId: number; id?: number }) => storeOf(kind).select(ctx, wanted)

export const insertEntry = (tx: Context, siteId: number, body: EntryBody): Promise<number> =>
  storeOf(body.kind).insert(tx, { siteId, body })

export const updateEntry = (
  tx: Context,
  seen: { kind: EntryKind; id: number; version: number },
  change: EntryChange<EntryKind>,
): Promise<boolean> => storeOf(seen.kind).update(tx, seen, change)
