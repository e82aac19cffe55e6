import { parseArgs } from 'node:util'
import { buyOverAndOver, statusCounts } from './crash/buyer.ts'
import { findFaults } from './crash/find-faults.ts'
import { finishJobs } from './crash/finish-jobs.ts'
import { crashSteps } from './crash/crash-at.ts'
import { missedSteps, readCrashes } from './crash/crash-counts.ts'
import type { Attempt } from './crash/history.ts'
import { runAndKillServer, runAndKillWorker, type Kills, killPostgres } from './crash/killers.ts'
import { openMailBox } from './crash/mail-box.ts'
import { openStore } from './crash/open-store.ts'
import { supplyStock } from './crash/supply-stock.ts'
import { watchStock } from './crash/watch-stock.ts'

/**
 * Orders under load while the server, its worker and PostgreSQL are killed with -9, at random and at each step of placing
 * an order. Afterwards every acknowledged order must be there once, every invariant hold, every letter be delivered,
 * and every step have been reached often enough to prove it.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    buyers: { type: 'string', default: '8' },
    port: { type: 'string', default: '3499' },
    /** How often a server must have died at each step of an order. */
    steps: { type: 'string', default: '3' },
  },
})
const KILLS = Number(values.kills)

const mail = await openMailBox()
const store = await openStore({ port: Number(values.port), mailUrl: mail.url, buyers: Number(values.buyers) })

const history: Attempt[] = []
const kills: Kills = { server: 0, worker: 0, postgres: 0 }
const stock = { least: Number.POSITIVE_INFINITY, polls: 0 }
let isOver = false
const life = {
  kills,
  /** Only kills of the server are counted: it is the one that answered clients. */
  isEnough: () => kills.server >= KILLS,
  isOver: () => isOver,
  onKill: () => process.stdout.write(`\rkills ${kills.server} of ${KILLS}, orders asked for ${history.length}   `),
}

const startedAt = Date.now()
const serving = runAndKillServer(store, life)
const others = [
  runAndKillWorker(store, life),
  killPostgres(store, life),
  supplyStock(store, life.isOver),
  watchStock(store, stock, life.isOver),
]
const shop = { origin: store.origin, productIds: store.productIds, isOver: life.isEnough }
await Promise.all(
  store.buyers.map(({ headers, entity, contract }) =>
    buyOverAndOver(shop, { headers, entityId: entity.id, contractId: contract.id }, history),
  ),
)
const server = await serving

isOver = true
await Promise.all(others)
const undone = await finishJobs(store)
server.kill()
await server.ended

const { stored, written, faults: found } = await findFaults(store, { history, letters: mail.letters })
const crashes = await readCrashes(store.diary)
const acknowledged = history.filter(({ outcome }) => outcome === 'ok').length
const faults = [
  ...found,
  ...undone,
  ...missedSteps(crashes, Number(values.steps)),
  ...(stock.least < 0 ? [`free stock was ${stock.least}`] : []),
  ...(acknowledged === 0 ? ['no order was acknowledged: there was nothing to lose'] : []),
]
const sentTwice = [...mail.letters.values()].filter((times) => times > 1).length
const seconds = Math.round((Date.now() - startedAt) / 1000)
console.log(`\n${kills.server} kills of the server, ${kills.worker} of the worker, ${kills.postgres} of PostgreSQL in ${seconds} s`)
console.log(
  `${history.length} orders asked for, ${acknowledged} acknowledged, ${stored} kept; ${stock.polls} looks at the stock, never below ${stock.least}`,
)
console.log(`${written} letters written, ${mail.letters.size} handed over by their ids, ${sentTwice} of them more than once`)
console.log(`buyers heard ${[...statusCounts].map(([status, times]) => `${times} × ${status}`).join(', ')}`)
console.log(`died at ${crashSteps.map((step) => `${step} ${crashes[step]}`).join(', ')}`)
for (const one of faults.slice(0, 30)) console.error(`✗ ${one}`)
console.log(faults.length === 0 ? 'Nothing lost, nothing doubled.' : `${faults.length} things are wrong`)

await store.close()
await mail.close()
process.exit(faults.length === 0 ? 0 : 1)
