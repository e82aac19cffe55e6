import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { setUpShop, signInAtDesk } from './crash-imports/desk-calls.ts'
import { differences, shopRows } from './crash-imports/shop-rows.ts'
import { startStore, type Store } from './launch/spawn-store.ts'

/**
 * A shop set up over an empty database in production mode loads goods, prices and stock, and is killed with -9 at random moments
 * of it and of the roll-back. Started again each time, it must end with the values of an import that nothing has disturbed,
 * and taken back with those of before.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    rows: { type: 'string', default: '6000' },
    /** Goods loaded first, so that the shop is not empty: a price list, a feed, a file of CommerceML. */
    goods: { type: 'string', default: '' },
  },
})
const KILLS = Number(values.kills)
const ROWS = Number(values.rows)

const folder = await mkdtemp(join(tmpdir(), 'vitrina-crash-imports-'))
const environment = {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  RATE_LIMIT: '1000000',
  MAX_EVENT_LOOP_DELAY_MS: '100000',
}
let store: Store = await startStore(environment)
const faults: string[] = []

const head = 'Артикул;Наименование;Раздел;Бренд;Цена;Остаток'
const line = (at: number, step: number) =>
  `CR-${at};Кабель ${at}${step > 0 && at % 3 === 0 ? ' медный' : ''};Кабель / Группа ${at % (20 + step * 20)};Бренд ${at % (9 + step * 9)};${100 + at + step * 7},50;${(at + step) % 90}`
/** The first half is in the shop already: some of its names, and all prices and amounts, change. */
const fileOf = (count: number, step: number) => `${head}\n${Array.from({ length: count }, (_, at) => line(at + 1, step)).join('\n')}\n`

type Desk = Awaited<ReturnType<typeof signInAtDesk>>
async function load(desk: Desk, file: string, name: string) {
  const id = await desk.begin(file, name)
  await desk.until(id, ['checked'])
  await desk.start(id)
  return desk.until(id, ['done'])
}

function compare(what: string, wanted: readonly string[], found: readonly string[]): void {
  const different = differences(wanted, found)
  if (different.length > 0) faults.push(`${what}: ${different.length} values differ, such as ${different.slice(0, 3).join(', ')}`)
}

async function killAndStartAgain(): Promise<Desk> {
  store.process.kill('SIGKILL')
  await store.stop('SIGKILL')
  store = await startStore(environment)
  return signInAtDesk(store)
}

/** How long a work takes undisturbed; a machine that has become faster must not let it escape the kill. */
type Usual = { ms: number }

/** Does the work to its end; at a random moment of it the process is gone. */
async function workAndKill(desk: Desk, go: (desk: Desk) => Promise<void>, usual: Usual): Promise<Desk> {
  const killAfter = Math.random() * usual.ms
  const began = performance.now()
  let isOver = false
  const going = go(desk).then(
    () => (isOver = true),
    // The store is gone under it.
    () => undefined,
  )
  await Promise.race([going, pause(killAfter)])
  if (isOver) usual.ms = performance.now() - began
  else killed.push(Math.round(killAfter))
  const fresh = await killAndStartAgain()
  await going
  await go(fresh)
  return fresh
}
const killed: number[] = []

const began = Date.now()
try {
  await setUpShop(store)
  let desk = await signInAtDesk(store)
  if (values.goods) {
    const { summary } = await load(desk, await readFile(values.goods, 'utf8'), basename(values.goods))
    console.log(`${basename(values.goods)}: ${JSON.stringify(summary)}`)
  }
  await load(desk, fileOf(ROWS / 2, 0), 'first.csv')
  const before = await shopRows(folder)
  const file = fileOf(ROWS, 1)

  const smoothFrom = performance.now()
  const smooth = await load(desk, file, 'smooth.csv')
  const usual = { ms: performance.now() - smoothFrom }
  const wanted = await shopRows(folder)
  const backFrom = performance.now()
  await desk.revert(smooth.id)
  const back = await desk.until(smooth.id, ['reverted'])
  const usualBack = { ms: performance.now() - backFrom }
  compare('the roll-back', before, await shopRows(folder))
  const { goods, prices, stock, refused } = smooth.summary ?? {}
  for (const [what, counts] of Object.entries({ goods, prices, stock }))
    if (!counts?.added || !counts.changed) faults.push(`the file has not added and changed ${what}: it proves nothing of them`)
  if (refused !== 0) faults.push(`${refused} rows of the file were refused`)
  console.log(`undisturbed: written in ${Math.round(usual.ms)} ms, taken back in ${Math.round(usualBack.ms)} ms; ${wanted.length} values`)
  console.log(JSON.stringify({ written: smooth.summary, takenBack: back.reverted }))

  const writing = (id: number) => async (at: Desk) => {
    const { state } = await at.until(id, ['checked', 'running', 'done'])
    if (state === 'checked') await at.start(id)
    await at.until(id, ['done'])
  }
  const takingBack = (id: number) => async (at: Desk) => {
    if ((await at.read(id)).state === 'done') await at.revert(id)
    await at.until(id, ['reverted'])
  }
  for (let round = 0; killed.length < KILLS; round += 1) {
    const id = await desk.begin(file, `round-${round}.csv`)
    desk = await workAndKill(desk, writing(id), usual)
    compare(`round ${round}, written`, wanted, await shopRows(folder))
    const { summary } = await desk.read(id)
    if (JSON.stringify(summary) !== JSON.stringify(smooth.summary)) faults.push(`round ${round}: counted ${JSON.stringify(summary)}`)
    // Every third time the roll-back is killed too.
    if (round % 3 === 2 && killed.length < KILLS) desk = await workAndKill(desk, takingBack(id), usualBack)
    else await takingBack(id)(desk)
    compare(`round ${round}, taken back`, before, await shopRows(folder))
    process.stdout.write(`\rkills ${killed.length} of ${KILLS}, rounds ${round + 1}, faults ${faults.length}   `)
  }

  await load(desk, file, 'again.csv')
  const again = await load(desk, file, 'the same.csv')
  const written = [again.summary?.goods, again.summary?.prices, again.summary?.stock].map(
    (counts) => (counts?.added ?? 0) + (counts?.changed ?? 0),
  )
  console.log(`\nthe same file again changes ${written.join(', ')} goods, prices and amounts`)
  if (written.some((count) => count > 0)) faults.push('the same file again has changed something')
} finally {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
}
console.log(`killed after ${killed.join(', ')} ms of the work; ${Math.round((Date.now() - began) / 1000)} s in all`)
for (const one of faults) console.error(`✗ ${one}`)
console.log(faults.length === 0 ? 'Every import ended as if nothing had happened.' : `${faults.length} things are wrong`)
process.exitCode = faults.length === 0 ? 0 : 1
