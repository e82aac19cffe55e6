import { createReadStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pg from 'pg'
import { readLayout, readLevel, readSequences, TEXT_SETTINGS } from './layout.ts'
import { FILES, MANIFEST, type Manifest, partOf, TOTALS, type Totals } from './manifest.ts'
import { readTable } from './read-table.ts'
import { type TarWriter, writeTar } from './tar-writer.ts'

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** Writes all data as of one moment, while the store goes on working. The archive gets its name only when it is complete. */
export async function backUp({ url, file, files }: { url: string; file: string; files: string | null }): Promise<Totals> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const draft = `${file}.part`
  const archive = writeTar(draft)
  try {
    await client.query(TEXT_SETTINGS)
    await client.query('begin isolation level repeatable read read only')
    const totals = await writeTables(client, archive, files ? 'disk' : 's3')
    await client.query('commit')
    // After the rows: the file of a copied row existed before the row.
    if (files) totals.files = await writeFiles(files, archive)
    await archive.add(TOTALS, json(totals))
    await archive.finish()
    await rename(draft, file)
    return totals
  } catch (failure) {
    archive.abandon()
    await rm(draft, { force: true })
    throw failure
  } finally {
    await client.end()
  }
}

async function writeTables(client: pg.Client, archive: TarWriter, kind: Manifest['files']): Promise<Totals> {
  const tables = await readLayout(client)
  const head: Manifest = {
    format: 'vitrina-backup-1',
    madeAt: new Date().toISOString(),
    level: await readLevel(client),
    tables,
    files: kind,
  }
  await archive.add(MANIFEST, json(head))
  const totals: Totals = { tables: [], sequences: [], files: { count: 0, bytes: 0 } }
  for (const table of tables) {
    let number = 0
    totals.tables.push(await readTable(client, table, (part) => archive.add(partOf(table.name, ++number), part)))
  }
  // Sequences are outside transactions; read after the rows they are never behind them.
  totals.sequences = await readSequences(client)
  return totals
}

async function writeFiles(folder: string, archive: TarWriter): Promise<Totals['files']> {
  let count = 0
  let bytes = 0
  for (const path of await listFiles(folder)) {
    const { size } = await stat(path)
    await archive.addStream(FILES + relative(folder, path).split(sep).join('/'), size, createReadStream(path) as AsyncIterable<Buffer>)
    count += 1
    bytes += size
  }
  return { count, bytes }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    // Nothing has been stored yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
