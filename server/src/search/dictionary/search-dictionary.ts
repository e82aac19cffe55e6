import { type DictionaryEntry, MAX_DICTIONARY_ENTRIES, type searchDictionaryApi } from '@vitrina/contract/catalogue/search-dictionary'
import type { Input, Output } from '@vitrina/contract/endpoint'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { termsOfPhrase } from '../synonyms/read-synonyms.ts'
import {
  countEntries,
  countWords,
  deleteEntry,
  type DictionaryRow,
  type EntriesQuery,
  insertEntry,
  listEntries,
  lockEntry,
  updateEntry,
} from './dictionary.queries.ts'
import { parseMeaning, printMeaning } from './meaning.rules.ts'

type Api = typeof searchDictionaryApi
type Staff = Actor & { user: { id: number } }

const entryOf = ({ changedAt, ...row }: DictionaryRow): DictionaryEntry => ({ ...row, changedAt: changedAt?.toISOString() ?? null })

/** Each in the one written form, without repetitions. */
function readable(means: readonly string[]): string[] {
  const printed = means.map((text) => {
    const meaning = parseMeaning(text)
    if (!meaning) throw new AppError('dictionary.unreadable', { params: { text } })
    return printMeaning(meaning)
  })
  return [...new Set(printed)]
}

export async function listDictionary(ctx: Context, query: EntriesQuery): Promise<Output<Api['list']>> {
  const [rows, counts] = await Promise.all([listEntries(ctx, query), countEntries(ctx, query.search)])
  return { items: rows.map(entryOf), meta: pageMetaOf({ page: query.page, size: query.pageSize, total: counts[query.show] }), counts }
}

export const addEntry = (ctx: Context, actor: Staff, { says, means: typed }: Input<Api['create']>['body']): Promise<DictionaryEntry> =>
  inTransaction(ctx, async (tx) => {
    const means = readable(typed)
    if (termsOfPhrase(says).length === 0) throw new AppError('dictionary.no-words')
    if ((await countWords(tx)) >= MAX_DICTIONARY_ENTRIES) throw new AppError('dictionary.too-many')
    const added = await insertEntry(tx, { says, means, changedBy: actor.user.id })
    if (!added) throw new AppError('dictionary.taken', { params: { says } })
    await recordEvent(tx, actor, { type: 'dictionary.added', entity: 'dictionary', entityId: added.id, diff: { says, means } })
    return entryOf(added)
  })

async function lock(tx: Context, id: number): Promise<DictionaryRow> {
  const entry = await lockEntry(tx, id)
  if (!entry) throw new AppError('dictionary.not-found')
  return entry
}

const stateOf = ({ means, isOff }: DictionaryRow) => ({ means, isOff })

type EntryChange = { id: number } & Input<Api['update']>['body']

export const changeEntry = (ctx: Context, actor: Staff, { id, means, isOff }: EntryChange): Promise<DictionaryEntry> =>
  inTransaction(ctx, async (tx) => {
    const before = await lock(tx, id)
    const changes = { means: readable(means), isOff, changedAt: tx.now(), changedBy: actor.user.id }
    const after = await updateEntry(tx, id, changes)
    const diff = { says: before.says, before: stateOf(before), after: stateOf(after) }
    await recordEvent(tx, actor, { type: 'dictionary.changed', entity: 'dictionary', entityId: id, diff })
    return entryOf(after)
  })

export const restoreEntry = (ctx: Context, actor: Staff, id: number): Promise<DictionaryEntry> =>
  inTransaction(ctx, async (tx) => {
    const before = await lock(tx, id)
    if (!before.shippedMeans) throw new AppError('dictionary.own')
    const after = await updateEntry(tx, id, { means: before.shippedMeans, isOff: false, changedAt: null, changedBy: null })
    const diff = { says: before.says, before: stateOf(before), after: stateOf(after) }
    await recordEvent(tx, actor, { type: 'dictionary.restored', entity: 'dictionary', entityId: id, diff })
    return entryOf(after)
  })

export const removeEntry = (ctx: Context, actor: Staff, id: number): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { says, means, shippedMeans } = await lock(tx, id)
    if (shippedMeans) throw new AppError('dictionary.shipped')
    await deleteEntry(tx, id)
    await recordEvent(tx, actor, { type: 'dictionary.removed', entity: 'dictionary', entityId: id, diff: { says, means } })
  })
