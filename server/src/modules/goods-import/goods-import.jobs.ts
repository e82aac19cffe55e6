import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { importJobs } from './check-import.ts'
import { checkJob } from './check-job.ts'
import { purgeOldFiles } from './purge-files.ts'
import { revertJob } from './revert-job.ts'
import { runJob } from './run-job.ts'

const payload = z.object({ id: z.int() })

export const checkGoodsImport = job({ name: importJobs.check, payload, run: (ctx, { id }) => checkJob(ctx, id) })
export const runGoodsImport = job({ name: importJobs.run, payload, run: (ctx, { id }) => runJob(ctx, id) })
export const revertGoodsImport = job({ name: importJobs.revert, payload, run: (ctx, { id }) => revertJob(ctx, id) })

/** The history of imports stays; the files and the refused rows go. */
export const purgeImportFiles = job({ name: 'goods-import.forget-files', payload: z.object({}), run: purgeOldFiles })
