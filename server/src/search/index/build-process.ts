import { openPool } from '#platform/database/db'
import { saveArrays } from '../engine/shared-arrays.ts'
import { buildIndex } from './build-index.ts'

/** Builds an index beside the server, whose memory and event loop stay as they are, and leaves it in a file. */
export type BuildOrder = { url: string; path: string; statementMs: number }

async function build({ url, path, statementMs }: BuildOrder): Promise<void> {
  const pool = openPool({ url, max: 1, statementMs })
  const segment = await buildIndex(pool)
  saveArrays(segment.shared, path)
  await pool.end()
  process.disconnect()
}

// A failure is not caught: the process ends with it, which the parent sees.
process.once('message', (order: BuildOrder) => void build(order))
