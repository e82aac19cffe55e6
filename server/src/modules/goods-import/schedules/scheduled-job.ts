import { createHash } from 'node:crypto'
import { MAX_IMPORT_SHEETS } from '@vitrina/contract/goods-import/goods-import.rules'
import { nextRun } from '@vitrina/contract/goods-import/import-schedule.rules'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { storeFile } from '#platform/files/stored-files'
import { importJobs, jobOf } from '../check-import.ts'
import { authorNow, requireTargets } from '../import-author.ts'
import { insertImport } from '../imports.queries.ts'
import { isSameLayout } from '../mapping/same-layout.rules.ts'
import { previewFile } from '../reading/read-file.ts'
import { fetchFile } from './fetch-file.ts'
import { findSchedule, lockDue, type ScheduleRow, updateSchedule } from './schedules.queries.ts'
import { SCHEDULED_JOB } from './schedules.ts'
import { tellOfSchedule } from './tell-author.ts'

const AGAIN_MS = 60_000

/** Gives the schedules whose time has come to the queue, each once. */
export const startDue = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    for (const schedule of await lockDue(tx, ctx.now())) {
      await updateSchedule(tx, schedule.id, { nextRunAt: nextRun(schedule, ctx.now()) })
      await tx.jobs.add(SCHEDULED_JOB, { id: schedule.id }, { key: `${SCHEDULED_JOB}:${schedule.id}` })
    }
  })

/** An import with the columns of the schedule, which is then compared and written as any other. */
async function makeImport(ctx: Context, schedule: ScheduleRow, { name, body }: { name: string; body: Buffer }): Promise<number> {
  const { mapping, options, targets, authorId, siteId } = schedule
  const { format, sheets: read } = await previewFile(ctx, Buffer.from(body))
  const sheets = read.slice(0, MAX_IMPORT_SHEETS)
  if (!isSameLayout(schedule.sheets, sheets, mapping)) throw new AppError('goods-import.other-layout')
  return inTransaction(ctx, async (tx) => {
    const { key } = await storeFile(tx, { name, type: 'application/octet-stream', body, owner: `user:${authorId ?? 0}` })
    const row = { authorId, siteId, format, sheets, mapping, options, targets, fileName: name, fileKey: key, scheduleId: schedule.id }
    const id = await insertImport(tx, { ...row, state: 'checking', origin: 'remembered' })
    await tx.jobs.add(importJobs.check, { id }, jobOf(id))
    return id
  })
}

async function load(ctx: Context, schedule: ScheduleRow): Promise<void> {
  requireTargets(await authorNow(ctx, schedule.authorId), schedule.targets)
  const file = await fetchFile(ctx, schedule)
  if (!file) return void (await updateSchedule(ctx, schedule.id, { nextRunAt: new Date(ctx.now().getTime() + AGAIN_MS) }))
  const lastSha256 = createHash('sha256').update(file.body).digest('hex')
  const isSame = lastSha256 === schedule.lastSha256
  const lastImportId = isSame ? schedule.lastImportId : await makeImport(ctx, schedule, file)
  await updateSchedule(ctx, schedule.id, {
    lastRunAt: ctx.now(),
    lastOutcome: isSame ? 'same' : 'loaded',
    lastSha256,
    lastImportId,
    failure: null,
  })
}

/** One run of a schedule. What its author can do something about is told in the list and, the first time, by a letter. */
export async function scheduledJob(ctx: Context, id: number): Promise<void> {
  const schedule = await findSchedule(ctx, id)
  if (!schedule) return
  try {
    await load(ctx, schedule)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await inTransaction(ctx, async (tx) => {
      const failed = { failure: error.code, failureParams: error.params }
      if (schedule.lastOutcome !== 'failed') await tellOfSchedule(tx, { ...schedule, ...failed })
      await updateSchedule(tx, id, { lastRunAt: ctx.now(), lastOutcome: 'failed', ...failed })
    })
  }
}
