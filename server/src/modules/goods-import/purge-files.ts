import { type Context, inTransaction } from '#platform/context'
import { removeFile } from '#platform/files/stored-files'
import { changeImport, listWithOldFiles } from './imports.queries.ts'
import { nothingWritten } from './start-import.ts'
import { deleteStaged } from './staging.queries.ts'

const RETENTION_DAYS = 30

/** Uploaded files and rows on their way of old imports; the values before stay, so that they can still be taken back. */
export async function purgeOldFiles(ctx: Context): Promise<void> {
  for (const { id, fileKey, archiveKey, state } of await listWithOldFiles(ctx, RETENTION_DAYS))
    await inTransaction(ctx, async (tx) => {
      if (fileKey === null || state === 'running' || state === 'checking') return
      const isOpen = state === 'mapping' || state === 'checked'
      const given = isOpen && ({ state: 'cancelled', ...nothingWritten } as const)
      if (!(await changeImport(tx, id, { from: [state], set: { fileKey: null, archiveKey: null, ...given } }))) return
      await deleteStaged(tx, id)
      await removeFile(tx, fileKey)
      if (archiveKey !== null) await removeFile(tx, archiveKey)
    })
}
