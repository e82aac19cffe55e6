import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { checkCount, waitingLine } from './begin-import.ts'
import { withinBudget } from './import-budget.ts'
import { amountOf } from './import-lines.rules.ts'
import type { ImportWork } from './import-work.ts'
import { changeJob, type JobRow } from './jobs.queries.ts'
import { saveLayouts } from './layouts.queries.ts'
import { listLines, type LineRow, type NewLine, replaceLines } from './lines.queries.ts'
import { matchInBackground } from './match-job.ts'
import { requireJob, requireJobWithSheets } from './read-job.ts'
import type { GuessedSheet } from './reading/mapping/guess-mapping.ts'
import { showJob } from './show-job.ts'

const mappedFrom: JobRow['state'][] = ['mapping', 'matching', 'review']

const placeOf = ({ sheet, row }: Pick<LineRow, 'sheet' | 'row'>) => `${sheet}:${row}`

/** A line of the same row keeps what a person chose for it, with the amount that was typed instead of the one that was read. */
function keepChoice(line: NewLine, before: LineRow | undefined, amountRead: number | null): NewLine {
  if (!before) return line
  if (!before.isChosenByPerson) return { ...line, isSkipped: before.isSkipped }
  const { status, by, confidence, reason, candidates, productId, customProductId, isChosenByPerson, isSkipped } = before
  const amount = before.amount === amountRead ? (line.amount ?? null) : before.amount
  return { ...line, status, by, confidence, reason, candidates, productId, customProductId, isChosenByPerson, isSkipped, amount }
}

/** The layout is remembered for the company by the words of its head. */
async function rememberLayouts(
  tx: Context,
  { user }: Actor,
  { mapping, guessed }: { mapping: readonly SheetMapping[]; guessed: readonly GuessedSheet[] },
): Promise<void> {
  if (!user?.companyId) return
  const layouts = new Map(
    mapping.flatMap((one, at): [string, SheetMapping][] => {
      const fingerprint = one.isTaken && guessed[at]?.fingerprint
      return fingerprint ? [[fingerprint, one]] : []
    }),
  )
  await saveLayouts(
    tx,
    user.companyId,
    [...layouts].map(([fingerprint, one]) => ({ fingerprint, mapping: one })),
  )
}

type MapColumns = { work: ImportWork; id: string; sheets: SheetMapping[] }

/** Reads the source anew by the columns a person named, and matches its lines. */
export async function mapColumns(ctx: Context, actor: Actor, { work, id, sheets: mapping }: MapColumns) {
  const job = await requireJobWithSheets(ctx, actor, id)
  if (!mappedFrom.includes(job.state) || mapping.length !== job.sheets.length) throw new AppError('import.wrong-state')
  const lines = await withinBudget(ctx, actor, async (spend) => {
    const current = await work.read(job.sheets, mapping)
    const readBefore = new Map((await work.read(job.sheets, job.mapping)).map((line) => [placeOf(line), amountOf(line)]))
    const guessed = await work.guess(job.sheets)
    checkCount(actor, current, job)
    await spend(current.length)
    await inTransaction(ctx, async (tx) => {
      const isThere = await changeJob(tx, id, {
        from: mappedFrom,
        set: {
          mapping,
          mappingOrigin: 'chosen',
          state: 'matching',
          doneCount: 0,
          totalCount: current.length,
          isPartial: false,
          leaseUntil: 'renewed',
        },
      })
      if (!isThere) throw new AppError('import.wrong-state')
      const before = new Map((await listLines(tx, id)).map((line) => [placeOf(line), line]))
      await replaceLines(
        tx,
        id,
        current.map((line, position) =>
          keepChoice(waitingLine(id, position, line), before.get(placeOf(line)), readBefore.get(placeOf(line)) ?? null),
        ),
      )
      await rememberLayouts(tx, actor, { mapping, guessed })
    })
    return current
  })
  matchInBackground(ctx, actor, { work, id, read: { lines, mapping } })
  return showJob(actor, await requireJob(ctx, actor, id))
}
