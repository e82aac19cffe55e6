import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { authorNow } from '../import-author.ts'
import { changeImport, lockImport } from '../imports.queries.ts'
import { addMissingReferences, countMissing } from './add-missing-references.ts'

/** The place of an import whose sections, kinds, brands and features are not all there yet. */
export const REFERENCES_MISSING = -1

/** Few enough that a person who stops the import waits no longer than for a part of its rows. */
const ADDED_AT_ONCE = 100
/** More is not a catalogue but a column that was mistaken for one; the text of the refusal names it. */
const MOST_ADDED = 2_000

/**
 * Adds the next of the sections, kinds, brands and features that rows name, together with the note of them by which they go again;
 * after a kill the work goes on exactly there. False: all are there.
 */
export const addReferencesPart = (ctx: Context, id: number): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id, 'running')
    if (row?.position !== REFERENCES_MISSING) return false
    const author = await authorNow(tx, row.authorId)
    // Counted before the first is added: a mistaken column leaves nothing behind.
    if (row.added.length === 0 && (await countMissing(tx, id)) > MOST_ADDED) throw new AppError('goods-import.too-many-sections')
    const { added, isDone } = await addMissingReferences(tx, author, { importId: id, mapping: row.mapping, most: ADDED_AT_ONCE })
    await changeImport(tx, id, { from: ['running'], set: { added: [...row.added, ...added], ...(isDone && { position: 0 }) } })
    return !isDone
  })
