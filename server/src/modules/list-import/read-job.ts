import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { importOwner } from './import-owner.ts'
import type { ImportWork } from './import-work.ts'
import { changeJob, findJob, findJobWithSheets, type JobHead, type JobRow, listOpenJobs } from './jobs.queries.ts'
import { matchInBackground } from './match-job.ts'
import { showJob } from './show-job.ts'

const notFound = () => new AppError('import.not-found')

export async function requireJob(ctx: Context, actor: Actor, id: string): Promise<JobHead> {
  const owner = importOwner(actor)
  const job = owner && (await findJob(ctx, owner, id))
  if (!job) throw notFound()
  return job
}

export async function requireJobWithSheets(ctx: Context, actor: Actor, id: string): Promise<JobRow> {
  const owner = importOwner(actor)
  const job = owner && (await findJobWithSheets(ctx, owner, id))
  if (!job) throw notFound()
  return job
}

const isAbandoned = (ctx: Context, { leaseUntil }: JobHead) => leaseUntil === null || leaseUntil.getTime() < ctx.now().getTime()

/** An import whose server has died goes on here; one that was still read is lost with its file. */
async function takeUp(ctx: Context, actor: Actor, { work, job }: { work: ImportWork; job: JobHead }): Promise<JobHead> {
  if (!isAbandoned(ctx, job)) return job
  if (job.state === 'matching') matchInBackground(ctx, actor, { work, id: job.id })
  if (job.state !== 'reading') return job
  const failure = 'import.interrupted'
  await changeJob(ctx, job.id, { from: ['reading'], set: { state: 'failed', failure, leaseUntil: null } })
  return { ...job, state: 'failed', failure }
}

export async function readJob(ctx: Context, actor: Actor, { work, id }: { work: ImportWork; id: string }) {
  return showJob(actor, await takeUp(ctx, actor, { work, job: await requireJob(ctx, actor, id) }))
}

/** Imports that are not finished, newest first. */
export async function listJobs(ctx: Context, actor: Actor, work: ImportWork) {
  const owner = importOwner(actor)
  const jobs = owner ? await listOpenJobs(ctx, owner) : []
  const current = await Promise.all(jobs.map((job) => takeUp(ctx, actor, { work, job })))
  return current.filter(({ state }) => state !== 'failed').map((job) => showJob(actor, job))
}

/** The tables of the source with their mapping, a bounded part of each. */
export async function readSheets(ctx: Context, actor: Actor, id: string) {
  const { sheets, mapping, mappingOrigin } = await requireJobWithSheets(ctx, actor, id)
  return {
    sheets: sheets.flatMap(({ name, rows }, at) => {
      const own = mapping[at]
      if (!own) return []
      return { name, rows: rows.map(({ row, cells }) => ({ row, cells: cells.map((cell) => String(cell ?? '')) })), mapping: own }
    }),
    origin: mappingOrigin,
  }
}
