import { readChangedDocuments } from '../following/changes.queries.ts'
import { readOrigin, type SearchDatabase } from '../index/documents.queries.ts'
import {
  deleteUnusedTerms,
  inTransaction,
  idsAfter,
  lockTerms,
  type Progress,
  type TermsClient,
  readProgress,
  tryLockTerms,
  writeProgress,
  writeTermsOf,
} from './terms.queries.ts'

const BATCH = 1_000
/** The list of changes goes back a day; half of that leaves time to catch up. */
const MOST_AGE_MS = 12 * 60 * 60 * 1000

/** Products changed since; `isAll` when they cannot be listed one by one. */
async function changedSince(client: TermsClient, progress: Progress | null) {
  if (!progress || Date.now() - Date.parse(progress.readAt) > MOST_AGE_MS)
    return { position: (await readOrigin(client)).position, ids: [], isAll: true }
  const { position, documents, isAll } = await readChangedDocuments(client, progress.position)
  return { position, ids: documents, isAll }
}

/**
 * Brings the terms up to a catalogue in which at most `most` products changed; false when more did, which is left to the job.
 * A concurrent caller waits for the first and finds little left to do.
 */
export const catchUpTerms = (pool: SearchDatabase, most: number): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const seen = await changedSince(client, await readProgress(client))
    if (!seen.isAll && seen.ids.length === 0) return true
    await lockTerms(client)
    const { position, ids, isAll } = await changedSince(client, await readProgress(client))
    const changed = isAll ? await idsAfter(client, 0, most + 1) : ids
    if (changed.length > most) return false
    if (changed.length > 0) await writeTermsOf(client, changed)
    await writeProgress(client, position)
    return true
  })

/** Writes the terms of changed products; false when they cannot be listed one by one, and all have to be written. */
export async function writeChangedTerms(pool: SearchDatabase): Promise<boolean> {
  const { isAll, ids, position } = await inTransaction(pool, async (client) => changedSince(client, await readProgress(client)))
  if (isAll) return false
  if (ids.length === 0) await noteProgress(pool, position)
  else await writeBatches(pool, inBatches(ids), position)
  return true
}

/** Writes the terms of the whole catalogue: minutes of work for a million products. */
export async function writeAllTerms(pool: SearchDatabase): Promise<void> {
  const { position } = await inTransaction(pool, readOrigin)
  await writeBatches(pool, allProducts(pool), position)
}

/** In steps short enough not to block other transactions. */
async function writeBatches(pool: SearchDatabase, batches: AsyncIterable<number[]> | Iterable<number[]>, position: string): Promise<void> {
  for await (const ids of batches) {
    const isOurs = await inTransaction(pool, async (client) => {
      const has = await tryLockTerms(client)
      if (has) await writeTermsOf(client, ids)
      return has
    })
    // Another process writes them at this moment.
    if (!isOurs) return
  }
  await inTransaction(pool, async (client) => {
    await lockTerms(client)
    await deleteUnusedTerms(client)
    await writeProgress(client, position)
  })
}

/** Without it the next job would read the same changes of prices and stock again, and more of them every minute. */
const noteProgress = (pool: SearchDatabase, position: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    if (await tryLockTerms(client)) await writeProgress(client, position)
  })

async function* allProducts(pool: SearchDatabase): AsyncGenerator<number[]> {
  let last = 0
  for (;;) {
    const ids = await inTransaction(pool, (client) => idsAfter(client, last, BATCH))
    if (ids.length === 0) return
    yield ids
    last = ids.at(-1) ?? last
  }
}

function* inBatches(ids: number[]): Generator<number[]> {
  for (let at = 0; at < ids.length; at += BATCH) yield ids.slice(at, at + BATCH)
}
