import * as z from 'zod'
import { job, type Service } from '#platform/jobs/jobs'
import { importJobs } from './check-import.ts'
import { checkJob } from './check-job.ts'
import { tidyJob } from './finish-import.ts'
import { picturesJob } from './pictures/pictures-job.ts'
import { purgeOldFiles } from './purge-files.ts'
import { revertJob } from './revert-job.ts'
import { runJob } from './run-job.ts'
import { scheduledJob, startDue } from './schedules/scheduled-job.ts'
import { SCHEDULED_JOB } from './schedules/schedules.ts'

const payload = z.object({ id: z.int() })

export const checkGoodsImport = job({ name: importJobs.check, payload, run: (ctx, { id }) => checkJob(ctx, id) })
export const runGoodsImport = job({ name: importJobs.run, payload, run: (ctx, { id }) => runJob(ctx, id) })
export const revertGoodsImport = job({ name: importJobs.revert, payload, run: (ctx, { id }) => revertJob(ctx, id) })

export const tidyGoodsImport = job({ name: importJobs.tidy, payload, run: (ctx, { id }) => tidyJob(ctx, id) })

/** Fetching waits for servers of others: it has slots of its own. A server that is down is told of in the rows, not waited for. */
const outsideFiles: Service = { name: 'outside-files', isDown: () => false }
export const fetchImportPictures = job({
  name: importJobs.pictures,
  payload: payload.extend({ silentHosts: z.array(z.string()).default([]) }),
  service: outsideFiles,
  run: picturesJob,
})

export const startDueImports = job({ name: 'goods-import.due', payload: z.object({}), run: startDue })
export const loadScheduled = job({ name: SCHEDULED_JOB, payload, service: outsideFiles, run: (ctx, { id }) => scheduledJob(ctx, id) })

/** The history of imports stays; the files and the refused rows go. */
export const purgeImportFiles = job({ name: 'goods-import.forget-files', payload: z.object({}), run: purgeOldFiles })
