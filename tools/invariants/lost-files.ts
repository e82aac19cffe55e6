import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Files } from '../../server/src/platform/files/files.ts'

type Row = { key: string; bytes: number; sha256: Buffer }

/** Every row of a file must have its bytes, all of them and unchanged. */
export async function findLostFiles(client: pg.Pool | pg.Client, files: Files): Promise<string[]> {
  const { rows } = await client.query<Row>('select key, bytes::float8 as bytes, sha256 from stored_files order by key')
  const lost: string[] = []
  for (const { key, bytes, sha256 } of rows) {
    const body = await files.get(key)
    if (!body) lost.push(`file ${key} has a row and no bytes`)
    else if (body.length !== bytes || !createHash('sha256').update(body).digest().equals(sha256))
      lost.push(`file ${key} has other bytes than its row says`)
  }
  return lost
}
