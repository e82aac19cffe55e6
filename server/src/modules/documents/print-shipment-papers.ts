import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { listShipmentSnapshots } from './files.queries.ts'
import type { OnProgress } from './print-forms/make-file.ts'
import { picturesOf } from './paper-pictures.ts'
import { printForm } from './print-forms/print-form.ts'
import { renderShipmentPapers } from './print-forms/render-print-form.ts'

/** Waybills and УПД of some shipments in one PDF; whether the reader may see their orders is the caller's business. */
export async function printShipmentPapers(
  ctx: Context,
  shipments: { shipmentIds: readonly number[]; orderIds: readonly number[] },
  onProgress?: OnProgress,
): Promise<Buffer> {
  const forms = (await listShipmentSnapshots(ctx, shipments)).map(({ snapshot }) => printForm.parse(snapshot))
  if (forms.length === 0) throw new AppError('document.not-found')
  return renderShipmentPapers(forms, await picturesOf(ctx, forms), onProgress)
}
