import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { findFile } from '#platform/files/stored-files'
import { documentFile } from './document-file.ts'
import { scheduleSending } from './schedule-jobs.ts'
import { requireOwn } from './list-documents.ts'
import { type Mailing, mailFile, planMailing } from './send-files.ts'

/** A document as the attachment of a letter; a job writes it, for a long document takes seconds to make. */
export async function sendDocument(
  ctx: Context,
  actor: Actor,
  { id, email }: { id: number; email: string },
): Promise<Record<string, never>> {
  await requireOwn(ctx, actor, [id])
  await scheduleSending(ctx, { documentId: id, ...(await planMailing(ctx, actor, email)) })
  return {}
}

export async function mailDocument(ctx: Context, { documentId, ...planned }: Mailing & { documentId: number }): Promise<void> {
  const fileKey = await documentFile(ctx, { id: documentId, format: 'pdf' })
  const file = await findFile(ctx, fileKey)
  if (!file) throw new Error(`The file of document ${documentId} is lost`)
  const { name, type } = file
  const params = { title: name.replace(/\.pdf$/, '') }
  await inTransaction(ctx, (tx) => mailFile(tx, planned, { kind: 'sent', params, attachment: { name, fileKey, type } }))
}
