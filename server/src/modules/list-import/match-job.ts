import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { readViewer, searchViewer } from '#modules/prices/read-viewer'
import { withinBudget } from './import-budget.ts'
import type { ImportWork } from './import-work.ts'
import { changeJob, finishMatching, releaseLease, renewLease, takeLease } from './jobs.queries.ts'
import { noteUnmatched } from './unmatched-texts.queries.ts'
import { type MatchedLine, saveMatched } from './lines.queries.ts'
import { amountOf, amountReadingsOf } from './import-lines.rules.ts'
import { matchKeyOf } from './matching/match-key.ts'
import type { LineMatch } from './matching/match-lines.ts'
import type { ListLine } from './reading/lines/list-line.ts'

const SLICE = 25

/** A line gets its product only when the match is certain; a guess stays among the candidates. */
function foundFor(position: number, line: ListLine, match: LineMatch): MatchedLine {
  const { status, by, confidence, reason, reading, customProductId } = match
  const [first] = match.candidates
  return {
    position,
    status,
    by,
    confidence,
    reason,
    candidates: match.candidates.map(({ productId, confidence: sure, reason: why }) => ({ productId, confidence: sure, reason: why })),
    productId: status === 'matched' && customProductId === null ? (first?.productId ?? null) : null,
    customProductId,
    amount: amountOf(reading ?? line),
    amountReadings: amountReadingsOf(reading ?? line),
  }
}

/** The lines can be looked through; those that nothing was found for are noted for the seller. */
const endMatching = (ctx: Context, ended: { id: string; lease: Date; isPartial: boolean }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (await finishMatching(tx, ended)) await noteUnmatched(tx, ended.id)
  })

/** The lines of a source as the mapping gives them. */
export type ReadLines = { lines: readonly ListLine[]; mapping: readonly SheetMapping[] }
/** `read`: just now; without it, or when the mapping has changed since, the source is read again. */
type MatchJob = { work: ImportWork; id: string; read?: ReadLines }

/** Matches the lines slice by slice, from where it stopped. Ends early when another has it, it was cancelled, or time is out. */
async function matchSlices(ctx: Context, actor: Actor, { work, id, read }: MatchJob): Promise<void> {
  const job = await takeLease(ctx, id, { hasRead: read !== undefined })
  if (!job) return
  const deadline = performance.now() + ctx.config.MATCHING_TIMEOUT_MS
  const lines = read && isDeepStrictEqual(read.mapping, job.mapping) ? read.lines : await work.read(job.sheets, job.mapping)
  const viewer = searchViewer(await readViewer(ctx, actor))
  let { lease } = job
  for (let from = job.doneCount; from < lines.length; from += SLICE) {
    if (work.isClosing()) return void (await releaseLease(ctx, id, lease))
    if (from > job.doneCount && performance.now() > deadline) return endMatching(ctx, { id, lease, isPartial: true })
    const some = lines.slice(from, from + SLICE)
    const texts = some.map((line) => ({ ...line, matchKey: matchKeyOf(line) }))
    const matches = await work.match({ companyId: actor.user?.companyId ?? null, viewer, lines: texts })
    const matched = some.flatMap((line, at) => (matches[at] ? foundFor(from + at, line, matches[at]) : []))
    const current = lease
    const renewed = await inTransaction(ctx, async (tx) => {
      const next = await renewLease(tx, { id, lease: current, doneCount: from + some.length })
      if (next) await saveMatched(tx, id, matched)
      return next
    })
    if (!renewed) return
    lease = renewed
    await nextTurn()
  }
  await endMatching(ctx, { id, lease, isPartial: false })
}

/** A failure of ours leaves the import failed, not matching for ever. */
export async function matchJob(ctx: Context, actor: Actor, job: MatchJob): Promise<void> {
  try {
    await matchSlices(ctx, actor, job)
  } catch (error) {
    await changeJob(ctx, job.id, { from: ['matching'], set: { state: 'failed', failure: 'server.failed', leaseUntil: null } })
    throw error
  }
}

/** Goes on with an import within the visitor's budget; when that is used up, the next question tries again. */
export function matchInBackground(ctx: Context, actor: Actor, job: MatchJob): void {
  const run = withinBudget(ctx, actor, () => matchJob(ctx, actor, job)).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
  job.work.track(run)
}
