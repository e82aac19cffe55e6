import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { TableLayout } from './layout.ts'
import { FILES, MANIFEST, type Manifest, manifest, TABLES, TOTALS, type Totals, tableOf, totals } from './manifest.ts'
import { readTar, type TarEntry } from './tar.ts'

/** Reads no further than the manifest. */
export async function readManifest(file: string): Promise<Manifest> {
  for await (const entry of entriesOf(file)) {
    if (entry.path !== MANIFEST) break
    return manifest.parse(await readJson(entry))
  }
  throw new Error(`Файл ${file} не похож на копию Витрины.`)
}

/** Loads rows into `tables` and bytes into `folder`; without a folder files are passed over. */
export async function loadArchive(
  client: pg.ClientBase,
  { file, tables, folder }: { file: string; tables: TableLayout[]; folder: string | null },
): Promise<Totals> {
  for await (const entry of entriesOf(file)) {
    if (entry.path === TOTALS) return totals.parse(await readJson(entry))
    if (entry.path.startsWith(TABLES)) await loadRows(client, tables, entry)
    else if (entry.path.startsWith(FILES) && folder) await saveFile(entry, folder)
    else for await (const _ of entry.chunks) continue
  }
  throw new Error('Архив обрывается на середине.')
}

function entriesOf(file: string): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip()
  const source: Readable = pipeline(createReadStream(file), gunzip, () => {
    // The reader of `gunzip` gets the same failure.
  })
  return readTar(source as AsyncIterable<Buffer>)
}

async function loadRows(client: pg.ClientBase, tables: TableLayout[], entry: TarEntry): Promise<void> {
  const table = tables.find(({ name }) => name === tableOf(entry.path))
  if (!table) throw new Error(`В архиве таблица, которой здесь нет: ${entry.path}.`)
  await finished(entry.chunks, client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`)))
}

async function saveFile(entry: TarEntry, folder: string): Promise<void> {
  const path = normalize(join(folder, entry.path.slice(FILES.length)))
  if (!path.startsWith(folder + sep)) throw new Error(`Файл из архива выходит за пределы папки: ${entry.path}.`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await finished(entry.chunks, createWriteStream(path, { mode: 0o600 }))
}

async function readJson(entry: TarEntry): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of entry.chunks) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}
