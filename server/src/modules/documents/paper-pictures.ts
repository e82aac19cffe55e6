import type { Context } from '#platform/context'
import { findFile } from '#platform/files/stored-files'
import type { Pictures } from './print-forms/make-file.ts'
import type { PrintForm } from './print-forms/print-form.ts'

/** The pictures a form names, as the printer takes them; one that is gone is left out, for an invoice must not fail for a logo. */
export async function picturesOf(ctx: Context, form: PrintForm): Promise<Pictures> {
  const { logo = null, stamp = null, signature = null } = (form.kind === 'invoice' && form.look) || {}
  const read = async (key: string): Promise<readonly [string, string][]> => {
    const file = await findFile(ctx, key)
    const body = file?.owner === 'public' && /^image\/(png|jpeg)$/.test(file.type) ? await ctx.files.get(key) : undefined
    return body && file ? [[key, `data:${file.type};base64,${body.toString('base64')}`]] : []
  }
  const found = await Promise.all([logo, stamp, signature].filter((key) => key !== null).map(read))
  return Object.fromEntries(found.flat())
}
