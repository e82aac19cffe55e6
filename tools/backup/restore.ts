import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { deleteSetupCodes, findFilledTable } from '../launch/database-contents.ts'
import { readLayout, readLevel, TEXT_SETTINGS, type TableLayout } from './layout.ts'
import { loadArchive, readManifest } from './load-archive.ts'
import type { Manifest, Totals } from './manifest.ts'
import { readTable } from './read-table.ts'
import { withoutConstraints } from './without-constraints.ts'

/** Loads a copy into an empty, migrated database and verifies that it is equal: whole or not at all. */
export async function restore({ url, file, files }: { url: string; file: string; files: string | null }): Promise<Totals> {
  const head = await readManifest(file)
  const folder = files && head.files === 'disk' ? await emptyPlaceFor(files) : null
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(TEXT_SETTINGS)
    await client.query('begin')
    await refuseUnfit(client, head)
    const { tables } = head
    const totals = await withoutConstraints(client, tables, () => loadArchive(client, { file, tables, folder }))
    for (const { name, lastValue, isCalled } of totals.sequences)
      await client.query('select setval($1, $2, $3)', [name, lastValue, isCalled])
    await refuseDifferent(client, tables, totals)
    await releaseJobs(client)
    await client.query('commit')
    if (folder && files) await rename(folder, files)
    return totals
  } finally {
    await client.end()
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** A folder beside the real one, on the same disk, to be renamed into its place. */
async function emptyPlaceFor(files: string): Promise<string> {
  const present = await readdir(files).catch(() => [])
  if (present.length > 0) throw new Error(`Папка ${files} не пуста: копия возвращается только на пустое место.`)
  await mkdir(dirname(files), { recursive: true, mode: 0o700 })
  await rm(files, { recursive: true, force: true })
  return mkdtemp(`${files}-restoring-`)
}

async function refuseUnfit(client: pg.Client, head: Manifest): Promise<void> {
  await deleteSetupCodes(client)
  const filled = await findFilledTable(client)
  if (filled) throw new Error(`База не пуста (таблица ${filled.name}): копия возвращается только в пустую базу.`)
  const sameTables = JSON.stringify(await readLayout(client)) === JSON.stringify(head.tables)
  if ((await readLevel(client)) !== head.level || !sameTables)
    throw new Error(
      `Копия от ${head.madeAt} сделана при другой версии схемы: верните её той версией программы, что её сделала, затем обновитесь.`,
    )
}

async function refuseDifferent(client: pg.Client, tables: TableLayout[], totals: Totals): Promise<void> {
  for (const table of tables) {
    const copied = totals.tables.find(({ name }) => name === table.name)
    const loaded = await readTable(client, table)
    if (copied?.rows !== loaded.rows || copied.sha256 !== loaded.sha256)
      throw new Error(`Таблица ${table.name} загрузилась не так, как была скопирована: ${loaded.rows} строк вместо ${copied?.rows}.`)
  }
}

/** The workers that held these jobs when the copy was made do not exist here. */
async function releaseJobs(client: pg.Client): Promise<void> {
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null')
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null')
}
