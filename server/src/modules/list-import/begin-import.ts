import type { ErrorCode } from '@vitrina/contract/errors'
import type { ImportDestination, SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import { MAX_IMPORT_LINES, MAX_IMPORT_ROWS } from '@vitrina/contract/list-import/list-import.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { withinBudget } from './import-budget.ts'
import { requireImportOwner } from './import-owner.ts'
import type { ImportWork } from './import-work.ts'
import { changeJob, deleteJob, insertJob, type JobRow } from './jobs.queries.ts'
import { findLayouts } from './layouts.queries.ts'
import { type NewLine, replaceLines } from './lines.queries.ts'
import { matchJob } from './match-job.ts'
import { requireJob } from './read-job.ts'
import { type ListLine, readLines } from './read-lines.ts'
import { fingerprintOf, guessMapping, readSource, type Source, type SourceInput } from './read-source.ts'
import { showJob } from './show-job.ts'

/** Most lists are read by then; a scan is not, and the answer says that it is still read. */
const ANSWER_WITHIN_MS = 4_000
/** Reading waits for its turn behind others. */
const READING_LEASE = 6

const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'server.failed')

export function checkCount(lines: readonly ListLine[], source: JobRow['source']): void {
  if (lines.length === 0) throw new AppError('import.empty')
  const limit = source === 'text' ? MAX_IMPORT_LINES : MAX_IMPORT_ROWS
  if (lines.length > limit) throw new AppError('import.too-many-rows', { params: { limit } })
}

/** A line that nothing was looked up for yet. */
export const waitingLine = (jobId: string, position: number, line: ListLine): NewLine => ({
  jobId,
  position,
  sheet: line.sheet,
  row: line.row,
  raw: line.raw,
  groups: line.groups,
  matchKey: line.matchKey,
  amount: line.amount,
  unit: line.unit,
  note: line.note,
  status: 'unmatched',
  confidence: 0,
  reason: { code: 'waiting', params: {} },
  candidates: [],
})

/** As the company mapped such a table before, else by its look. */
async function mapSheets(ctx: Context, { user }: Actor, { sheets }: Source) {
  const guesses = sheets.map((sheet) => ({ ...guessMapping(sheet), fingerprint: null as string | null }))
  for (const [at, guess] of guesses.entries()) guess.fingerprint = fingerprintOf(sheets[at] ?? { name: '', rows: [] }, guess.mapping)
  const companyId = user?.companyId ?? null
  const known =
    companyId === null
      ? new Map<string, SheetMapping>()
      : await findLayouts(
          ctx,
          companyId,
          guesses.flatMap(({ fingerprint }) => fingerprint ?? []),
        )
  const mapping = guesses.map(({ mapping: guessed, fingerprint }, at): SheetMapping => {
    const remembered: SheetMapping | undefined = fingerprint === null ? undefined : known.get(fingerprint)
    // Heads and columns are alike, the number of rows is not.
    return remembered
      ? { ...remembered, headerRow: guessed.headerRow, firstRow: guessed.firstRow, endRow: sheets[at]?.rows.length ?? 0 }
      : guessed
  })
  const origin: JobRow['mappingOrigin'] = known.size > 0 ? 'remembered' : 'guessed'
  return {
    mapping,
    origin,
    isSure: guesses.every(({ isSure, mapping: { isTaken }, fingerprint }) => isSure || !isTaken || known.has(fingerprint ?? '')),
  }
}

type Reading = { id: string; given: SourceInput; spend: (lines: number) => Promise<void> }

/** The source becomes sheets, and lines when it is clear how they are read. */
async function readInto(ctx: Context, actor: Actor, { id, given, spend }: Reading): Promise<void> {
  const source = await readSource(ctx, given)
  if (source.sheets.every(({ rows }) => rows.length === 0)) throw new AppError('import.empty')
  const { mapping, origin, isSure } = await mapSheets(ctx, actor, source)
  const lines = isSure ? readLines(source.sheets, mapping) : []
  if (isSure) {
    checkCount(lines, source.source)
    await spend(lines.length)
  }
  await inTransaction(ctx, async (tx) => {
    const isThere = await changeJob(tx, id, {
      from: ['reading'],
      set: {
        ...source,
        mapping,
        mappingOrigin: origin,
        totalCount: lines.length,
        state: isSure ? 'matching' : 'mapping',
        leaseUntil: null,
      },
    })
    if (isThere)
      await replaceLines(
        tx,
        id,
        lines.map((line, position) => waitingLine(id, position, line)),
      )
  })
}

type Begin = { work: ImportWork; given: SourceInput; destination: ImportDestination }

/** Begins an import and answers as soon as it is read; the lines are matched in the background. */
export async function beginImport(ctx: Context, actor: Actor, { work, given, destination }: Begin) {
  const owner = requireImportOwner(actor, destination)
  const answer = Promise.withResolvers<string>()
  let isAnswered = false
  const run = withinBudget(ctx, actor, async (spend) => {
    const fileName = 'name' in given ? given.name : ''
    const readWithinMs = ctx.config.IMPORT_TIMEOUT_MS * READING_LEASE
    const id = await insertJob(ctx, owner, { siteId: actor.siteId, destination, source: 'text', fileName, readWithinMs })
    const patience = setTimeout(() => {
      isAnswered = true
      answer.resolve(id)
    }, ANSWER_WITHIN_MS)
    try {
      await readInto(ctx, actor, { id, given, spend })
    } catch (error) {
      if (!isAnswered) await deleteJob(ctx, id)
      else await changeJob(ctx, id, { from: ['reading'], set: { state: 'failed', failure: codeOf(error), leaseUntil: null } })
      throw error
    } finally {
      clearTimeout(patience)
    }
    answer.resolve(id)
    await matchJob(ctx, actor, { work, id })
  })
  work.track(
    run.catch((error: unknown) => {
      answer.reject(error)
      if (isAnswered && !(error instanceof AppError)) throw error
    }),
  )
  return showJob(actor, await requireJob(ctx, actor, await answer.promise))
}
