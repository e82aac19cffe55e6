import type { OfferTemplate } from '@vitrina/contract/offers/offer-document.rules'
import type { ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { runInThread, ThreadFailure } from '#platform/process/run-in-thread'
import { typeOf } from '#modules/documents/document-file'
import { makeOfferFile, type OfferPrintTask } from './make-offer-file.ts'
import type { PrintPictures } from './offer-pdf.ts'
import { offerFileName } from './offer-texts.rules.ts'

/** A tenth of a second of work; a longer file is made in a thread of its own. */
const FEW_LINES = 60
/** Pictures of a thousand lines would be a file nobody can open. */
const MOST_PICTURES = 300

const THREAD = new URL('./offer-print-thread.ts', import.meta.url)

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

/** Other kinds of pictures cannot stand in a PDF: the line goes without. */
async function readPicture(ctx: Context, key: string): Promise<[string, string][]> {
  const extension = key.split('.').at(-1)?.toLowerCase() ?? ''
  const type = types[extension]
  if (!type && extension !== 'svg') return []
  const bytes = await ctx.files.get(key)
  if (!bytes) return []
  return [[key, type ? `data:${type};base64,${bytes.toString('base64')}` : bytes.toString('utf8')]]
}

async function readPictures(ctx: Context, { sender: { logo, stamp, signature }, lines, template }: ShownOffer): Promise<PrintPictures> {
  const goods = template === 'pictures' ? lines.map(({ picture }) => picture) : []
  const keys = [...new Set([logo, stamp, signature, ...goods].flatMap((key) => key ?? []))].slice(0, MOST_PICTURES)
  return Object.fromEntries((await Promise.all(keys.map((key) => readPicture(ctx, key)))).flat())
}

async function print(task: OfferPrintTask): Promise<Buffer> {
  if (task.shown.lines.length <= FEW_LINES) return makeOfferFile(task)
  try {
    return Buffer.from(await runInThread<Uint8Array>(THREAD, { data: task, transfer: [], limitMs: 30_000 }))
  } catch (error) {
    if (error instanceof ThreadFailure && error.why === 'busy') throw new AppError('server.busy')
    throw error
  }
}

type Wanted = { format: 'pdf' | 'xlsx'; template?: OfferTemplate | undefined; isDraft?: boolean }

/** A file of the client's part and of nothing else. */
export async function offerFile(
  ctx: Context,
  frozen: ShownOffer,
  { format, template = frozen.template, isDraft = false }: Wanted,
): Promise<{ name: string; type: string; body: Buffer }> {
  const shown = { ...frozen, template }
  const pictures = format === 'pdf' ? await readPictures(ctx, shown) : {}
  return { name: offerFileName(shown, format), type: typeOf(format), body: await print({ shown, pictures, isDraft, format }) }
}
