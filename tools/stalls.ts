import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buyOverAndOver } from './crash/buyer.ts'
import { findFaults } from './crash/find-faults.ts'
import { finishJobs } from './crash/finish-jobs.ts'
import type { Attempt } from './crash/history.ts'
import { openMailBox } from './crash/mail-box.ts'
import { openStore } from './crash/open-store.ts'
import { run, untilReady } from './crash/run-store.ts'
import { supplyStock } from './crash/supply-stock.ts'
import { recordAnswers } from './stalls/answers.ts'
import { countBy, findBadAnswers, speedIn, type Outage } from './stalls/answers.rules.ts'
import { busyConnections } from './stalls/busy-connections.ts'
import { killPostgres, stallPostgres } from './stalls/disturb-postgres.ts'
import { failuresIn } from './stalls/failures.rules.ts'
import { readOverAndOver } from './stalls/reader.ts'

/**
 * Mixed load while PostgreSQL hangs for seven seconds each minute and is killed every fifth. Afterwards the store must be as
 * fast as before, hold no more connections, have every acknowledged order, and have answered nothing worse than 503 meanwhile.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    'kill-every': { type: 'string', default: '5' },
    buyers: { type: 'string', default: '8' },
    readers: { type: 'string', default: '6' },
    port: { type: 'string', default: '3498' },
  },
})
const MINUTES = Number(values.minutes)
const STALL_MS = 7_000
const QUIET_MS = 30_000
/** Long enough for warm caches, and for a cut connection to be opened again. */
const SETTLE_MS = 10_000
/** Slower than this is not full speed; a shared machine is never quite even. */
const FULL_SPEED = 0.75

const mail = await openMailBox()
const store = await openStore({ port: Number(values.port), mailUrl: mail.url, buyers: Number(values.buyers) })
const logFile = join(store.environment.DATA_DIR ?? '', 'server.log')
const server = run('server/src/main.ts', { ...store.environment, EMBEDDED_WORKER: 'true', LOG_LEVEL: 'error' }, { logFile })
await untilReady(store.origin, server)
const busyBefore = await busyConnections(store.origin)

const answers = recordAnswers(store.origin)
const history: Attempt[] = []
const outages: Outage[] = []
let isOver = false
const shop = { origin: store.origin, productIds: store.productIds, isOver: () => isOver }
const buying = store.buyers.map(({ headers, entity, contract }) =>
  buyOverAndOver(shop, { headers, entityId: entity.id, contractId: contract.id }, history),
)
const reading = Array.from({ length: Number(values.readers) }, () => readOverAndOver(shop))
const supplying = supplyStock(store, () => isOver)

const startedAt = Date.now()
await pause(QUIET_MS)
const before = speedIn(answers, { from: startedAt + SETTLE_MS, to: Date.now() })
for (let minute = 1; minute <= MINUTES && server.isAlive(); minute++) {
  const minuteEndsAt = Date.now() + 60_000
  outages.push(await stallPostgres(store, STALL_MS))
  if (minute % Number(values['kill-every']) === 0) {
    await pause(SETTLE_MS)
    outages.push(await killPostgres(store))
  }
  console.log(`minute ${minute} of ${MINUTES}: ${answers.length} answers, ${history.length} orders asked for`)
  await pause(Math.max(0, minuteEndsAt - Date.now()))
}
const quietFrom = Date.now()
await pause(QUIET_MS)
const after = speedIn(answers, { from: quietFrom + SETTLE_MS, to: Date.now() })

isOver = true
await Promise.all([...buying, ...reading, supplying])
const didSurvive = server.isAlive()
await pause(SETTLE_MS)
const busyAfter = didSurvive ? await busyConnections(store.origin) : Number.NaN
const undone = await finishJobs(store)
server.kill()
await server.ended

const { stored, faults: found } = await findFaults(store, { history, letters: mail.letters })
const acknowledged = history.filter(({ outcome }) => outcome === 'ok').length
const faults = [
  ...found,
  ...undone,
  ...findBadAnswers(answers, outages),
  ...(didSurvive ? [] : ['the server did not survive']),
  ...(busyAfter === busyBefore ? [] : [`${busyAfter} connections are in use at rest, before it were ${busyBefore}`]),
  ...(after >= before * FULL_SPEED ? [] : [`${after.toFixed(1)} answers a second at the end, ${before.toFixed(1)} at the beginning`]),
  ...(acknowledged === 0 ? ['no order was acknowledged: there was nothing to lose'] : []),
]
const kills = outages.filter(({ kind }) => kind === 'kill').length
console.log(`${outages.length - kills} stalls of ${STALL_MS / 1000} s and ${kills} kills of PostgreSQL in ${MINUTES} minutes`)
console.log(
  `answers a second: ${before.toFixed(1)} before, ${after.toFixed(1)} after; connections in use at rest: ${busyBefore}, ${busyAfter}`,
)
for (const [phase, statuses] of Object.entries(countBy(answers, outages))) console.log(`${phase}: ${JSON.stringify(statuses)}`)
console.log(`${history.length} orders asked for, ${acknowledged} acknowledged, ${stored} kept`)
for (const one of faults.slice(0, 30)) console.error(`✗ ${one}`)
for (const one of failuresIn(await readFile(logFile, 'utf8'))) console.error(`log: ${one}`)
console.log(faults.length === 0 ? 'Full speed, nothing lost, nothing worse than 503.' : `${faults.length} things are wrong`)

await store.close()
await mail.close()
process.exit(faults.length === 0 ? 0 : 1)
