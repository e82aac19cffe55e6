import { workerData } from 'node:worker_threads'
import { openPool } from '#platform/database/db'
import { writeAllTerms } from './write-terms.ts'

export type TermsOrder = { url: string; statementMs: number }

const { url, statementMs } = workerData as TermsOrder
const pool = openPool({ url, max: 1, statementMs })
try {
  await writeAllTerms(pool)
} finally {
  await pool.end()
}
