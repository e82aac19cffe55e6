import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { type Owner, removeFile, storeFile } from '#platform/files/stored-files'
import { findFileKey, findSnapshot, insertFile } from './files.queries.ts'
import { picturesOf } from './paper-pictures.ts'
import { printForm, type PrintFormat } from './print-forms/print-form.ts'
import { printFormFileName } from './print-forms/print-form-parts.ts'
import { renderPrintForm } from './print-forms/render-print-form.ts'

const types: Record<PrintFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const typeOf = (format: PrintFormat): string => types[format]

/** The key of a document's file. It is made once, from the document's snapshot: of two made at a time the first one stays. */
export async function documentFile(ctx: Context, { id, format }: { id: number; format: PrintFormat }): Promise<string> {
  const known = await findFileKey(ctx, { id, format })
  if (known) return known
  const document = await findSnapshot(ctx, id)
  if (!document) throw new AppError('document.not-found')
  const shown = printForm.parse(document.snapshot)
  const body = await renderPrintForm(shown, format, await picturesOf(ctx, [shown]))
  const owner: Owner = `company:${document.companyId}`
  const { key } = await storeFile(ctx, { name: printFormFileName(shown, format), type: typeOf(format), body, owner })
  if (await insertFile(ctx, { id, format, key })) return key
  await removeFile(ctx, key)
  return (await findFileKey(ctx, { id, format })) ?? documentFile(ctx, { id, format })
}
