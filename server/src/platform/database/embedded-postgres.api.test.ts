import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { readCluster } from './embedded-postgres/cluster.ts'
import { isAccepting } from './embedded-postgres/launch-postgres.ts'
import { findPostmaster } from './embedded-postgres/postmaster.ts'

const DEATHS = 7

test('an embedded PostgreSQL that is killed again and again is started again each time, on the same port', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-killed-'))
  const lost: Error[] = []
  const postgres = await startEmbeddedPostgres({ folder, settings: { fsync: 'off' }, onLost: (reason) => void lost.push(reason) })
  const cluster = await readCluster(folder)
  let killed = 0
  for (let deaths = 0; deaths < DEATHS; deaths++) {
    const { pid } = (await findPostmaster(cluster?.data ?? '')) ?? { pid: 0 }
    expect(pid).not.toBe(killed)
    process.kill(pid, 'SIGKILL')
    killed = pid
    await expect
      .poll(async () => (await isAccepting(postgres.url)) && (await findPostmaster(cluster?.data ?? ''))?.pid !== killed, {
        timeout: 60_000,
      })
      .toBe(true)
  }
  expect(lost).toEqual([])
  expect(await findRunningPostgres(folder)).toEqual({ url: postgres.url })
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})
