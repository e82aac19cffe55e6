import { MAX_PICTURE_BYTES } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { removeFile, storeFile } from '#platform/files/stored-files'
import type { ReceivedFile } from '#platform/http/uploads'
import { BadZip, listZip, type ZipRecord } from '#platform/spreadsheets/check-zip'
import { requireTargets } from '../import-author.ts'
import { moveImport, requireImport } from '../require-import.ts'
import { showImport } from '../show-import.ts'
import { isPictureName } from './picture-sources.rules.ts'

const MOST_UNPACKED = 400 * 1024 * 1024
const MOST_ENTRIES = 10_000

/** Pictures of an archive; too large ones and other files are not among them. */
export function picturesIn(body: Buffer): ZipRecord[] {
  return listZip(body, { mostUnpacked: MOST_UNPACKED, mostEntries: MOST_ENTRIES }).filter(
    ({ name, size }) => isPictureName(name) && size > 0 && size <= MAX_PICTURE_BYTES,
  )
}

function readArchive(body: Buffer): ZipRecord[] {
  try {
    const pictures = picturesIn(body)
    if (pictures.length === 0) throw new AppError('goods-import.bad-archive')
    return pictures
  } catch (error) {
    if (!(error instanceof BadZip)) throw error
    if (error.message === 'encrypted') throw new AppError('import.password')
    throw new AppError(/too|larger/.test(error.message) ? 'import.too-large-inside' : 'goods-import.bad-archive')
  }
}

/** Pictures beside the file of an import, in place of those that were there. */
export async function addArchive(
  ctx: Context,
  actor: Actor & { user: ActorUser },
  { id, archive: { name, type, body } }: { id: number; archive: ReceivedFile },
) {
  const { archiveKey } = await requireImport(ctx, actor, id)
  requireTargets(actor, ['goods'])
  const entries = readArchive(body).map((entry) => ({ name: entry.name, crc: entry.crc }))
  await inTransaction(ctx, async (tx) => {
    const { key } = await storeFile(tx, { name, type, body, owner: `user:${actor.user.id}` })
    // The comparison made before did not know of the pictures.
    await moveImport(tx, id, {
      from: ['mapping', 'checked', 'failed'],
      set: { state: 'mapping', archiveKey: key, archive: { name, entries }, summary: null, changes: [], failure: null },
    })
    if (archiveKey !== null) await removeFile(tx, archiveKey)
    await recordEvent(tx, actor, {
      type: 'goods-import.archive-added',
      entity: 'goods-import',
      entityId: id,
      diff: { archive: name, pictures: entries.length },
    })
  })
  return showImport(ctx, actor, id)
}
