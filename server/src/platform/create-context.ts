import { join } from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import type { Config } from '#src/config'
import type { Context } from './context.ts'
import { onPool } from './db.ts'
import { filesOnDisk } from './files.ts'
import { jobsOn } from './jobs.ts'

export function createContext(config: Config, pool: pg.Pool): Context {
  const db = onPool(pool)
  return {
    config,
    db,
    jobs: jobsOn(db),
    files: filesOnDisk(join(config.DATA_DIR, 'files')),
    log: pino({ level: config.LOG_LEVEL }),
    now: () => new Date(),
  }
}
