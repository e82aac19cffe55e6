import type { Logger } from 'pino'
import { type Config, readConfig } from '#src/config'
import { cleanUp } from '#platform/clean-up'
import { createContext } from '#platform/create-context'
import type { Job } from '#platform/jobs'
import { deliverMail } from '#platform/mail'
import { openDatabase } from '#platform/open-database'
import { runJobs, type Schedule } from '#platform/run-jobs'
import { runProcess } from '#platform/run-process'
import { deliverSms } from '#platform/sms/sms'
import { removeBytes } from '#platform/stored-files'
import { sendDigests } from '#modules/account/notifications/notifications.jobs'
import { forgetExports, makeExport } from '#modules/account/personal-data/personal-data.jobs'
import { forgetEvents } from '#modules/analytics/analytics.jobs'
import { forgetOutlived } from '#modules/auth/auth.jobs'
import { writeCode } from '#modules/auth/codes/codes.jobs'
import { cleanUpCarts } from '#modules/cart/cart.jobs'
import { forgetChanges, forgetSearches, writeSearchTerms } from '#modules/catalogue/search/search.jobs'

/** Everything that happens later, whichever process runs it. */
const jobs: readonly Job[] = [
  deliverMail,
  deliverSms,
  removeBytes,
  cleanUp,
  writeCode,
  forgetOutlived,
  makeExport,
  forgetExports,
  sendDigests,
  forgetChanges,
  forgetSearches,
  writeSearchTerms,
  cleanUpCarts,
  forgetEvents,
]

const schedules: readonly Schedule[] = [
  { job: cleanUp, cron: '17 * * * *' },
  { job: forgetOutlived, cron: '27 * * * *' },
  { job: forgetExports, cron: '57 * * * *' },
  { job: sendDigests, cron: '5 * * * *' },
  { job: forgetChanges, cron: '47 * * * *' },
  { job: forgetSearches, cron: '7 3 * * *' },
  { job: writeSearchTerms, cron: '* * * * *' },
  { job: cleanUpCarts, cron: '27 3 * * *' },
  { job: forgetEvents, cron: '37 3 * * *' },
]

/** A job may take longer with the database than a visitor would wait. */
const STATEMENT_MS = 60_000

export async function startWorker(config: Config, log?: Logger): Promise<{ close: () => Promise<void> }> {
  const pool = await openDatabase(config, { max: config.WORKER_CONCURRENCY + 2, statementMs: STATEMENT_MS })
  const runner = await runJobs(createContext(config, pool, log), { pool, jobs, schedules })
  return {
    close: async () => {
      await runner.stop()
      await pool.end()
    },
  }
}

if (import.meta.main) await runProcess(() => startWorker(readConfig()))
