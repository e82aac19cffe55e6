import { type DictionaryEntry, MAX_OWN_WORDS, type searchDictionaryApi } from '@vitrina/contract/catalogue/search-dictionary'
import type { Input, Output } from '@vitrina/contract/endpoint'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { termsOfPhrase } from '../synonyms/read-synonyms.ts'
import { dictionaryKey } from './dictionary-key.ts'
import { type Change, countChanges, deleteChange, findChange, insertChange, listChanges, saveChange } from './dictionary.queries.ts'
import { type ChangedWord, findEntries, mergeDictionary } from './dictionary.rules.ts'
import { parseMeaning, printMeaning } from './meaning.rules.ts'
import { shippedDictionary, type ShippedWord } from './shipped-dictionary.ts'

type Api = typeof searchDictionaryApi
type Staff = Actor & { user: { id: number } }

const shippedByKey: ReadonlyMap<string, ShippedWord> = new Map(shippedDictionary.map((word) => [word.key, word]))

export const readEntries = async (ctx: Context): Promise<DictionaryEntry[]> => mergeDictionary(shippedDictionary, await listChanges(ctx))

export async function listDictionary(ctx: Context, query: Input<Api['list']>['query']): Promise<Output<Api['list']>> {
  const { search: text, show, page, pageSize } = query
  const { items, counts } = findEntries(await readEntries(ctx), { key: dictionaryKey(text), text: text.trim(), show })
  const from = (page - 1) * pageSize
  return { items: items.slice(from, from + pageSize), meta: pageMetaOf({ page, size: pageSize, total: items.length }), counts }
}

/** Each in the one written form, without repetitions. */
function readable(means: readonly string[]): string[] {
  const printed = means.map((text) => {
    const meaning = parseMeaning(text)
    if (!meaning) throw new AppError('dictionary.unreadable', { params: { text } })
    return printMeaning(meaning)
  })
  return [...new Set(printed)]
}

/** The entry of one key, with or without the seller's change. */
function entryOf(key: string, change: ChangedWord | undefined): DictionaryEntry {
  const shipped = shippedByKey.get(key)
  const [entry] = mergeDictionary(shipped ? [shipped] : [], change ? [change] : [])
  if (!entry) throw new AppError('dictionary.not-found')
  return entry
}

const stateOf = ({ means, isOff }: DictionaryEntry) => ({ means, isOff })

export const addEntry = (ctx: Context, actor: Staff, { says, means: typed }: Input<Api['create']>['body']): Promise<DictionaryEntry> =>
  inTransaction(ctx, async (tx) => {
    const means = readable(typed)
    const key = dictionaryKey(says)
    if (termsOfPhrase(says).length === 0) throw new AppError('dictionary.no-words')
    if ((await countChanges(tx)) >= MAX_OWN_WORDS) throw new AppError('dictionary.too-many')
    const added = shippedByKey.has(key) ? undefined : await insertChange(tx, { key, says, means, isOff: false, changedBy: actor.user.id })
    if (!added) throw new AppError('dictionary.taken', { params: { says } })
    await recordEvent(tx, actor, { type: 'dictionary.added', entity: 'dictionary', entityId: key, diff: { says, means } })
    return entryOf(key, added)
  })

/** A word that means what it came with is no change: the next version of the product may give it another meaning. */
async function keepChange(tx: Context, change: Change): Promise<DictionaryEntry> {
  const { key, means, isOff } = change
  const isAsShipped = !isOff && means.join('\n') === shippedByKey.get(key)?.means.join('\n')
  if (!isAsShipped) return entryOf(key, await saveChange(tx, change))
  await deleteChange(tx, key)
  return entryOf(key, undefined)
}

type EntryChange = { key: string } & Input<Api['update']>['body']

export const changeEntry = (ctx: Context, actor: Staff, { key, means, isOff }: EntryChange): Promise<DictionaryEntry> =>
  inTransaction(ctx, async (tx) => {
    const before = entryOf(key, await findChange(tx, key))
    const { says } = before
    const after = await keepChange(tx, { key, says, means: readable(means), isOff, changedBy: actor.user.id })
    const diff = { says, before: stateOf(before), after: stateOf(after) }
    await recordEvent(tx, actor, { type: 'dictionary.changed', entity: 'dictionary', entityId: key, diff })
    return after
  })

export const restoreEntry = (ctx: Context, actor: Staff, key: string): Promise<DictionaryEntry> =>
  inTransaction(ctx, async (tx) => {
    const before = entryOf(key, await findChange(tx, key))
    if (!before.shippedMeans) throw new AppError('dictionary.own')
    await deleteChange(tx, key)
    const after = entryOf(key, undefined)
    const diff = { says: before.says, before: stateOf(before), after: stateOf(after) }
    await recordEvent(tx, actor, { type: 'dictionary.restored', entity: 'dictionary', entityId: key, diff })
    return after
  })

export const removeEntry = (ctx: Context, actor: Staff, key: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { says, means, shippedMeans } = entryOf(key, await findChange(tx, key))
    if (shippedMeans) throw new AppError('dictionary.shipped')
    await deleteChange(tx, key)
    await recordEvent(tx, actor, { type: 'dictionary.removed', entity: 'dictionary', entityId: key, diff: { says, means } })
  })
