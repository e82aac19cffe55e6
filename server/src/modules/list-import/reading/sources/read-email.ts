import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { guessMapping } from '../mapping/guess-mapping.ts'
import { type Scan, type Source, SourceRefusal } from '../source.ts'
import { listInBody, textOfHtml } from './email-body.rules.ts'
import { readText } from './read-text.ts'

const MOST_ATTACHMENTS = 10

function bodyOf({ text, html }: Email): string {
  const hasTable = html !== undefined && /<t[dh]\b/i.test(html)
  return listInBody(hasTable || !text ? textOfHtml(html ?? '') : text)
}

const isCounted = (source: Source) =>
  guessMapping(source.sheets).some(({ mapping }) => mapping.isTaken && mapping.columns.includes('amount'))

const named = ({ filename }: Attachment, source: Source): Source => ({
  ...source,
  sheets: source.sheets.map((sheet) => ({ ...sheet, name: sheet.name || (filename ?? '').replace(/\.\w{1,5}$/, '') })),
})

type ReadAttachment = (bytes: Uint8Array<ArrayBuffer>) => Promise<Source | Scan>
type Attached = { sources: Source[]; scans: Scan[]; refusal: SourceRefusal | null }

async function readAttachments(attachments: readonly Attachment[], read: ReadAttachment): Promise<Attached> {
  const attached: Attached = { sources: [], scans: [], refusal: null }
  for (const attachment of attachments.slice(0, MOST_ATTACHMENTS)) {
    if (typeof attachment.content === 'string') continue
    try {
      const source = await read(new Uint8Array(attachment.content))
      if ('pictures' in source) attached.scans.push(source)
      else attached.sources.push(named(attachment, source))
    } catch (error) {
      // One attachment that cannot be read does not hide the others; alone, it is what the answer speaks of.
      attached.refusal ??= error instanceof SourceRefusal ? error : new SourceRefusal('import.unreadable')
    }
  }
  return attached
}

const hasNumber = ({ sheets }: Source) =>
  sheets.some(({ rows }) => rows.some(({ cells }) => cells.some((cell) => /\d/.test(String(cell ?? '')))))

/** The attachments that are lists; where none is, the list in the text; where there is none either, whatever is attached. */
export async function readEmail(
  bytes: Uint8Array<ArrayBuffer>,
  { mostRows, readAttachment }: { mostRows: number; readAttachment: ReadAttachment },
): Promise<Source | Scan> {
  const email = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' })
  const { sources, scans, refusal } = await readAttachments(email.attachments, readAttachment)
  const body = readText(bodyOf(email), { mostRows })
  const lists = sources.filter(isCounted)
  const taken = lists.length > 0 ? lists : hasNumber(body) ? [body] : sources
  const [scan] = scans
  const left = refusal ? (['attachments-left'] as const) : []
  if (taken.length === 0 && scan) return { ...scan, kind: 'email' }
  if (taken.length === 0) throw refusal ?? new SourceRefusal('import.empty')
  return {
    kind: 'email',
    sheets: taken.flatMap(({ sheets }) => sheets),
    remarks: [...new Set(taken.flatMap(({ remarks }) => remarks)), ...left],
  }
}
