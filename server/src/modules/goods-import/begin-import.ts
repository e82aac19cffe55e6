import { DEFAULT_DROP_PERCENT, MAX_IMPORT_SHEETS } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { storeFile } from '#platform/files/stored-files'
import { targetsFor } from './import-author.ts'
import { insertImport } from './imports.queries.ts'
import { findLayouts } from './layouts.queries.ts'
import { guessGoodsMode, guessSheet } from './mapping/guess-mapping.ts'
import { previewFile } from './reading/read-file.ts'
import { findReferences } from './references.queries.ts'
import { showImport } from './show-import.ts'

type Given = { name: string; type: string; body: Buffer }

/** Reads the head of a file and guesses its columns; nothing of the shop is written. */
export async function beginImport(ctx: Context, actor: Actor & { user: ActorUser }, { name, type, body }: Given) {
  // The thread that reads takes the bytes away.
  const { format, sheets: read } = await previewFile(ctx, Buffer.from(body))
  const sheets = read.slice(0, MAX_IMPORT_SHEETS)
  if (sheets.length === 0) throw new AppError('goods-import.empty')
  const allowed = targetsFor(actor)
  const references = await findReferences(ctx)
  const remembered = await findLayouts(ctx, sheets)
  const guessed = sheets.map((sheet) => guessSheet(sheet, references, { remembered, allowed }))
  const mapping = guessed.map((one) => one.mapping)
  const id = await inTransaction(ctx, async (tx) => {
    const { key } = await storeFile(tx, { name, type, body, owner: `user:${actor.user.id}` })
    const made = await insertImport(tx, {
      authorId: actor.user.id,
      siteId: actor.siteId,
      state: 'mapping',
      format,
      fileName: name,
      fileKey: key,
      sheets,
      mapping,
      origin: guessed.some(({ isRemembered }) => isRemembered) ? 'remembered' : 'guessed',
      options: { emptyCells: 'keep', dropPercent: DEFAULT_DROP_PERCENT, goods: guessGoodsMode(format, mapping, allowed) },
    })
    await recordEvent(tx, actor, { type: 'goods-import.uploaded', entity: 'goods-import', entityId: made, diff: { fileName: name } })
    return made
  })
  return showImport(ctx, actor, id)
}
