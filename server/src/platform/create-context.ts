import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#src/config'
import type { Context } from './context.ts'
import { onPool, surviveErrors } from './database/db.ts'
import { filesOnDisk } from './files/files.ts'
import { filesOnS3 } from './files/files-on-s3.ts'
import { jobsOn } from './jobs/jobs.ts'
import { createLog } from './process/log.ts'

export function createContext(config: Config, pool: pg.Pool, log: Logger = createLog(config)): Context {
  const db = onPool(pool)
  surviveErrors(pool, (error) => log.warn({ err: error }, 'a database connection broke'))
  return {
    config,
    db,
    pool,
    jobs: jobsOn(db),
    files: config.FILES === 's3' ? filesOnS3(config) : filesOnDisk(join(config.DATA_DIR, 'files')),
    log,
    now: () => new Date(),
  }
}
