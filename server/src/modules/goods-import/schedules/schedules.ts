import type { Output } from '@vitrina/contract/endpoint'
import type { ImportScheduleDraft, importSchedulesApi } from '@vitrina/contract/goods-import/import-schedules'
import { nextRun } from '@vitrina/contract/goods-import/import-schedule.rules'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { readerOf, requireTargets } from '../import-author.ts'
import { failureText } from '../failure-text.ts'
import { requireImport } from '../require-import.ts'
import { importFolderOf } from './fetch-file.ts'
import { deleteSchedule, insertSchedule, listSchedules, lockSchedule, type ScheduleRow, updateSchedule } from './schedules.queries.ts'

type Staff = Actor & { user: ActorUser }

/** The name of the job, which `goods-import.jobs.ts` describes. */
export const SCHEDULED_JOB = 'goods-import.scheduled'

/** An import whose columns a person has confirmed can be repeated. */
const REPEATABLE = new Set(['checked', 'running', 'done', 'reverted', 'cancelled'])

const draftOf = ({ source, place, every, time, isOn }: Pick<ScheduleRow, 'source' | 'place' | 'every' | 'time' | 'isOn'>) => ({
  source,
  place,
  every,
  time,
  isOn,
})

export async function showSchedules(ctx: Context, actor: Actor): Promise<Output<typeof importSchedulesApi.list>> {
  const rows = await listSchedules(ctx, readerOf(actor))
  return {
    folder: importFolderOf(ctx),
    items: rows.map((row) => ({
      id: row.id,
      ...draftOf(row),
      fileName: row.fileName,
      targets: row.targets,
      author: row.author,
      nextRunAt: row.isOn ? (row.nextRunAt?.toISOString() ?? null) : null,
      lastRunAt: row.lastRunAt?.toISOString() ?? null,
      lastOutcome: row.lastOutcome,
      message: failureText(row, actor.language),
      lastImportId: row.lastImportId,
    })),
  }
}

export async function addSchedule(ctx: Context, actor: Staff, { importId, ...draft }: ImportScheduleDraft & { importId: number }) {
  const row = await requireImport(ctx, actor, importId)
  if (!REPEATABLE.has(row.state)) throw new AppError('goods-import.wrong-state')
  requireTargets(actor, row.targets)
  await inTransaction(ctx, async (tx) => {
    const { fileName, targets, sheets, mapping, options, siteId } = row
    const nextRunAt = nextRun(draft, ctx.now())
    const id = await insertSchedule(tx, {
      ...draft,
      authorId: actor.user.id,
      siteId,
      fileName,
      targets,
      sheets,
      mapping,
      options,
      nextRunAt,
    })
    await recordEvent(tx, actor, {
      type: 'import-schedule.added',
      entity: 'import-schedule',
      entityId: id,
      diff: { after: draft, importId },
    })
  })
  return showSchedules(ctx, actor)
}

async function findOr404(tx: Context, actor: Actor, id: number): Promise<ScheduleRow> {
  const row = await lockSchedule(tx, id, readerOf(actor))
  if (!row) throw new AppError('goods-import.schedule-not-found')
  return row
}

/** The last person to change it answers for it: their rights count, and letters go to them. */
export async function changeSchedule(ctx: Context, actor: Staff, { id, ...draft }: ImportScheduleDraft & { id: number; isOn: boolean }) {
  await inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, actor, id)
    const isElsewhere = before.source !== draft.source || before.place !== draft.place
    await updateSchedule(tx, id, {
      ...draft,
      authorId: actor.user.id,
      nextRunAt: nextRun(draft, ctx.now()),
      ...(isElsewhere && { lastSha256: null }),
    })
    await recordEvent(tx, actor, {
      type: 'import-schedule.changed',
      entity: 'import-schedule',
      entityId: id,
      diff: { before: draftOf(before), after: draft },
    })
  })
  return showSchedules(ctx, actor)
}

export async function removeSchedule(ctx: Context, actor: Actor, id: number) {
  await inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, actor, id)
    await deleteSchedule(tx, id)
    await recordEvent(tx, actor, {
      type: 'import-schedule.removed',
      entity: 'import-schedule',
      entityId: id,
      diff: { before: draftOf(before) },
    })
  })
  return showSchedules(ctx, actor)
}

/** Loads now, also a file that has not changed since the last time. */
export async function runSchedule(ctx: Context, actor: Actor, id: number) {
  await inTransaction(ctx, async (tx) => {
    await findOr404(tx, actor, id)
    await updateSchedule(tx, id, { lastSha256: null })
    await tx.jobs.add(SCHEDULED_JOB, { id }, { key: `${SCHEDULED_JOB}:${id}` })
    await recordEvent(tx, actor, { type: 'import-schedule.run', entity: 'import-schedule', entityId: id })
  })
  return showSchedules(ctx, actor)
}
