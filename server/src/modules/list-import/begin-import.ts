import type { ErrorCode } from '@vitrina/contract/errors'
import type { ImportDestination, SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import { MAX_IMPORT_TEXT } from '@vitrina/contract/list-import/list-import.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { withinBudget } from './import-budget.ts'
import { requireImportOwner } from './import-owner.ts'
import type { ImportWork } from './import-work.ts'
import { changeJob, deleteJob, insertJob, type JobRow } from './jobs.queries.ts'
import { findLayouts } from './layouts.queries.ts'
import { type NewLine, replaceLines } from './lines.queries.ts'
import { matchJob, type ReadLines } from './match-job.ts'
import { requireJob } from './read-job.ts'
import { amountOf, amountReadingsOf, groupText, isSureOf, limitOf } from './import-lines.rules.ts'
import { matchKeyOf } from './matching/match-key.ts'
import type { ListLine } from './reading/lines/list-line.ts'
import { readSource } from './reading/read-source.ts'
import type { Source, SourceInput } from './reading/source.ts'
import { showJob } from './show-job.ts'

/** Part of the time for reading after which the answer says that it still goes on: most lists are read by then, a scan is not. */
const ANSWER_AFTER = 0.4
/** Reading waits for its turn behind others. */
const READING_LEASE = 6

const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'server.failed')

export function checkCount(actor: Actor, lines: readonly ListLine[], job: Pick<JobRow, 'fileName'>): void {
  if (lines.length === 0) throw new AppError('import.empty')
  const limit = limitOf(actor, job)
  if (lines.length > limit) throw new AppError('import.too-many-rows', { params: { limit } })
}

/** A line that nothing was looked up for yet. */
export const waitingLine = (jobId: string, position: number, line: ListLine): NewLine => ({
  jobId,
  position,
  sheet: line.sheet,
  row: line.row,
  raw: line.raw,
  groups: line.groups.map(groupText),
  matchKey: matchKeyOf(line),
  amount: amountOf(line),
  amountReadings: amountReadingsOf(line),
  unit: line.unit ?? '',
  note: line.note ?? '',
  status: 'unmatched',
  confidence: 0,
  reason: { code: 'waiting', params: {} },
  candidates: [],
})

/** As the company mapped such a table before, else by its look. */
async function mapSheets(ctx: Context, { user }: Actor, { work, source: { kind, sheets } }: { work: ImportWork; source: Source }) {
  const byLook = await work.guess(sheets)
  const fingerprints = byLook.flatMap(({ fingerprint }) => fingerprint ?? [])
  const known = user?.companyId ? await findLayouts(ctx, user.companyId, fingerprints) : new Map<string, SheetMapping>()
  const guessed = known.size > 0 ? await work.guess(sheets, known) : byLook
  const origin: JobRow['mappingOrigin'] = known.size > 0 ? 'remembered' : 'guessed'
  return { mapping: guessed.map(({ mapping }) => mapping), origin, isSure: isSureOf(kind, guessed) }
}

type Reading = { work: ImportWork; id: string; given: SourceInput; fileName: string; spend: (lines: number) => Promise<void> }

/** The source becomes sheets, and lines when it is clear how they are read. */
async function readInto(ctx: Context, actor: Actor, { work, id, given, fileName, spend }: Reading): Promise<ReadLines> {
  const source = await readSource(ctx, given, { maxGoods: limitOf(actor, { fileName }) })
  const { kind, sheets, remarks } = source
  const { mapping, origin, isSure } = await mapSheets(ctx, actor, { work, source })
  const lines = isSure ? await work.read(sheets, mapping) : []
  if (isSure) {
    checkCount(actor, lines, { fileName })
    await spend(lines.length)
  }
  await inTransaction(ctx, async (tx) => {
    const isThere = await changeJob(tx, id, {
      from: ['reading'],
      set: {
        source: kind,
        sheets,
        remarks,
        mapping,
        mappingOrigin: origin,
        totalCount: lines.length,
        state: isSure ? 'matching' : 'mapping',
        // A visitor who asks how far it is must not take it up, and pay, a second time.
        leaseUntil: isSure ? 'renewed' : null,
      },
    })
    if (isThere)
      await replaceLines(
        tx,
        id,
        lines.map((line, position) => waitingLine(id, position, line)),
      )
  })
  return { lines, mapping }
}

type Begin = { work: ImportWork; given: SourceInput; destination: ImportDestination }

/** Begins an import and answers as soon as it is read; the lines are matched in the background. */
export async function beginImport(ctx: Context, actor: Actor, { work, given, destination }: Begin) {
  const owner = requireImportOwner(actor, destination)
  if ('text' in given && given.text.length > MAX_IMPORT_TEXT)
    throw new AppError('import.text-too-long', { params: { limit: MAX_IMPORT_TEXT } })
  const answer = Promise.withResolvers<string>()
  let isAnswered = false
  const run = withinBudget(ctx, actor, async (spend) => {
    const fileName = 'name' in given ? given.name : ''
    const readWithinMs = ctx.config.IMPORT_TIMEOUT_MS * READING_LEASE
    const id = await insertJob(ctx, owner, { siteId: actor.siteId, destination, source: 'text', fileName, readWithinMs })
    const patience = setTimeout(() => {
      isAnswered = true
      answer.resolve(id)
    }, ctx.config.IMPORT_TIMEOUT_MS * ANSWER_AFTER)
    let read: ReadLines
    try {
      read = await readInto(ctx, actor, { work, id, given, fileName, spend })
    } catch (error) {
      if (!isAnswered) await deleteJob(ctx, id)
      else await changeJob(ctx, id, { from: ['reading'], set: { state: 'failed', failure: codeOf(error), leaseUntil: null } })
      throw error
    } finally {
      clearTimeout(patience)
    }
    answer.resolve(id)
    await matchJob(ctx, actor, { work, id, read })
  })
  work.track(
    run.catch((error: unknown) => {
      answer.reject(error)
      if (isAnswered && !(error instanceof AppError)) throw error
    }),
  )
  return showJob(actor, await requireJob(ctx, actor, await answer.promise))
}
