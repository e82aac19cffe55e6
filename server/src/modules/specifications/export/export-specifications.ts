import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { textsIn } from '#texts/texts'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { contractParties } from '#modules/documents/contract-parties'
import { typeOf } from '#modules/documents/document-file'
import { picturesOf } from '#modules/documents/paper-pictures'
import { printFormFileName } from '#modules/documents/print-forms/print-form-parts'
import { renderSpecifications } from '#modules/documents/print-forms/render-print-form'
import { mailFile, planMailing } from '#modules/documents/send-files'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import { requireReader } from '../open-specification.ts'
import { type Exported, readExported, specificationForm } from './exported-specification.ts'
import { specificationCsv } from './specification-csv.ts'

type Format = 'xlsx' | 'csv' | 'pdf'
type Export = {
  ids: readonly number[]
  format: Format
  form: 'list' | 'annex'
  annex?: { contractId: number; number: string; day: string } | undefined
  email?: string | undefined
}

const several = (format: Format, now: Date) => `Спецификации от ${formatDay(sellerDay(now))}.${format}`

async function makeFile(ctx: Context, actor: Actor, exported: readonly Exported[], { format, form, annex }: Export) {
  const [only] = exported
  const isOne = exported.length === 1 && only !== undefined
  if (format === 'csv') {
    const name = isOne ? `${only.head.name.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.csv` : several(format, ctx.now())
    return { name, type: 'text/csv; charset=utf-8', body: specificationCsv(exported) }
  }
  const signed =
    form === 'annex' && annex ? { ...(await contractParties(ctx, actor, annex.contractId)), number: annex.number, date: annex.day } : null
  const forms = exported.map((one) => specificationForm(ctx, actor, { exported: one, annex: signed }))
  const [first] = forms
  const name = isOne && first ? printFormFileName(first, format) : several(format, ctx.now())
  return { name, type: typeOf(format), body: await renderSpecifications(forms, format, await picturesOf(ctx, forms)) }
}

/** K-02: at most ten specifications as one file, to be taken at once or sent as a letter. */
export async function exportSpecifications(
  ctx: Context,
  actor: Actor,
  { catalogue, ...request }: Export & { catalogue: Catalogue },
): Promise<{ path: string | null }> {
  const reader = requireReader(actor)
  if (request.form === 'annex' && !request.annex)
    throw new AppError('input.invalid', {
      fields: [{ field: 'annex', message: textsIn(actor.language).fields.required, code: 'required' }],
    })
  const contractId = request.form === 'annex' ? (request.annex?.contractId ?? null) : null
  const exported: Exported[] = []
  for (const id of new Set(request.ids)) exported.push(await readExported(ctx, actor, { catalogue, reader, id, contractId }))
  const planned = request.email === undefined ? null : await planMailing(ctx, actor, request.email)
  const file = await makeFile(ctx, actor, exported, request)
  const stored = { ...file, companyId: actor.user?.companyId ?? 0 }
  if (!planned) return { path: (await storeTemporarily(ctx, stored)).path }
  await inTransaction(ctx, async (tx) => {
    const { key: fileKey } = await storeTemporarily(tx, stored)
    const names = exported.map(({ head }) => head.name).join(', ')
    await mailFile(tx, planned, {
      kind: 'specificationsSent',
      params: { names },
      attachment: { name: file.name, fileKey, type: file.type },
    })
  })
  return { path: null }
}
