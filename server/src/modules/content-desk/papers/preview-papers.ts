import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { PaperKind, Papers } from '@vitrina/contract/content/papers'
import { picturesOf } from '#modules/documents/paper-pictures'
import { renderPrintForm } from '#modules/documents/print-forms/render-print-form'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sampleForm } from './sample-form.ts'

/** A paper of the kind as the real printer makes it. */
export async function previewPapers(
  ctx: Context,
  actor: Actor,
  { kind, papers }: { kind: PaperKind; papers: Papers },
): Promise<{ pdf: string }> {
  const form = sampleForm(actor, { kind, papers, date: sellerDay(ctx.now()) })
  const body = await renderPrintForm(form, 'pdf', await picturesOf(ctx, [form]))
  return { pdf: body.toString('base64') }
}
