import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { findFile } from '#platform/files/stored-files'
import { zip, type ZipEntry } from '#platform/files/zip'
import { sellerDay, formatDay } from '@vitrina/contract/days/days.rules'
import { documentFile } from './document-file.ts'
import { storeTemporarily } from './store-temporarily.ts'
import { requireOwn } from './list-documents.ts'
import type { PrintFormat } from './print-forms/print-form.ts'

/** One document after another: each is read when its turn comes. */
async function* entriesOf(ctx: Context, ids: readonly number[], format: PrintFormat): AsyncGenerator<ZipEntry> {
  for (const id of ids) {
    const key = await documentFile(ctx, { id, format })
    const file = await findFile(ctx, key)
    const content = file && (await ctx.files.get(key))
    if (!content) throw new Error(`The file of document ${id} is lost`)
    yield { name: file.name, modified: file.createdAt, content }
  }
}

/** Many documents as one ZIP; answers with the link to it. */
export async function archiveDocuments(
  ctx: Context,
  actor: Actor,
  { ids, format }: { ids: readonly number[]; format: PrintFormat },
): Promise<{ path: string }> {
  const rows = await requireOwn(ctx, actor, ids)
  const parts: Buffer[] = []
  for await (const part of zip(
    entriesOf(
      ctx,
      rows.map(({ id }) => id),
      format,
    ),
  ))
    parts.push(part)
  const name = `Документы от ${formatDay(sellerDay(ctx.now()))}.zip`
  const { path } = await storeTemporarily(ctx, {
    name,
    type: 'application/zip',
    body: Buffer.concat(parts),
    companyId: actor.user?.companyId ?? 0,
  })
  return { path }
}
