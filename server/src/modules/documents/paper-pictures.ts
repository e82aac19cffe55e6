import type { Context } from '#platform/context'
import { findFile } from '#platform/files/stored-files'
import type { Pictures } from './print-forms/paper-look.ts'
import type { PrintForm } from './print-forms/print-form.ts'

/** Pictures of a signature and a stamp stand on invoices alone: under papers that hand goods over or settle accounts they sign nothing. */
function keysOf({ kind, look }: PrintForm): string[] {
  const { logo = null, stamp = null, signature = null } = look ?? {}
  return (kind === 'invoice' ? [logo, stamp, signature] : [logo]).filter((key) => key !== null)
}

/** The pictures forms name, as the printer takes them; one that is gone is left out, for a paper must not fail for a logo. */
export async function picturesOf(ctx: Context, forms: readonly PrintForm[]): Promise<Pictures> {
  const read = async (key: string): Promise<readonly [string, string][]> => {
    const file = await findFile(ctx, key)
    const body = file?.owner === 'public' && /^image\/(png|jpeg)$/.test(file.type) ? await ctx.files.get(key) : undefined
    return body && file ? [[key, `data:${file.type};base64,${body.toString('base64')}`]] : []
  }
  const found = await Promise.all([...new Set(forms.flatMap(keysOf))].map(read))
  return Object.fromEntries(found.flat())
}
