import { setTimeout as pause } from 'node:timers/promises'
import { MAX_IMPORT_LINES } from '../contract/src/list-import/list-import.rules.ts'
import { cpuOf } from './catalogue-cpu.ts'
import { loadsOf } from './catalogue-load.ts'
import { openDemoStore } from './demo-store.ts'
import { send, signIn } from './store-process.ts'
import { printLoad } from './print-load.ts'

/**
 * The cost of an imported line in the server's process, all its threads together, beside one search in the same run:
 * milliseconds on a shared machine mean little, the ratio shows what a visitor's budget of lines is worth.
 */
const SEARCHES = 200

const { server, url, close } = await openDemoStore({ RATE_LIMIT: '10000000', MAX_EVENT_LOOP_DELAY_MS: '100000', EMBEDDED_WORKER: 'false' })
const pid = server.child.pid ?? 0

async function cpuPer(times: number, work: () => Promise<void>): Promise<number> {
  await work()
  const before = cpuOf(pid)
  await work()
  return (cpuOf(pid) - before) / times
}

const withTypo = (word: string) => `${word.slice(0, -2)}${word.at(-1) ?? ''}${word.at(-2) ?? ''}`
const scrambled = (place: number) =>
  Array.from({ length: 10 }, (_, at) => ((place * 7919 + at * 104_729) % 2_000_000_000).toString(36)).join(' ')

try {
  const loads = await loadsOf(url)
  const screensOf = (name: string) => loads.find((load) => load.name === name)?.screens.flat() ?? []
  const keywordsOf = (name: string) => screensOf(name).map((path) => new URL(path, url).searchParams.get('criteria[keyword]') ?? '')
  const phrases = keywordsOf('· the search alone')
  const articles = [...new Set(keywordsOf('article and its filters'))]
  const lists: [string, (place: number) => string][] = [
    ['articles', (place) => articles[place % articles.length] ?? ''],
    ['names', (place) => phrases[place % phrases.length] ?? ''],
    ['names with slips of the hand', (place) => (phrases[place % phrases.length] ?? '').split(' ').map(withTypo).join(' ')],
    ['nonsense', scrambled],
  ]
  const search = await cpuPer(SEARCHES, async () => {
    for (const path of screensOf('· the search alone').slice(0, SEARCHES)) await send(server.origin + path)
  })
  const rows = []
  // Different buyers: every visitor has a budget.
  const logins = ['buyer@vitrina.test', 'colleague@vitrina.test', 'other@vitrina.test', 'person@vitrina.test']
  for (const [at, [name, lineOf]] of lists.entries()) {
    const headers = { ...(await signIn(server.origin, logins[at])), 'content-type': 'application/json' }
    const body = JSON.stringify({
      text: Array.from({ length: MAX_IMPORT_LINES }, (_, place) => `${lineOf(place)}\t${place + 1}`).join('\n'),
    })
    const line = await cpuPer(MAX_IMPORT_LINES, async () => {
      const begun = await send(`${server.origin}/api/v1/import-job`, { method: 'POST', headers, body })
      if (begun.status !== 200) throw new Error(`An import of ${name} answered ${begun.status}: ${begun.body.toString().slice(0, 200)}`)
      const { id } = JSON.parse(begun.body.toString()) as { id: string }
      for (let state = ''; state !== 'review'; await pause(50)) {
        const { body: answer } = await send(`${server.origin}/api/v1/import-job/${id}`, { headers })
        state = (JSON.parse(answer.toString()) as { state: string }).state
        if (state === 'failed') throw new Error(`An import of ${name} has failed`)
      }
      await send(`${server.origin}/api/v1/import-job/${id}/lines`, { headers })
    })
    rows.push({
      lines: name,
      'CPU of a line, ms': line.toFixed(2),
      'CPU of a search, ms': search.toFixed(2),
      ratio: (line / search).toFixed(1),
    })
  }
  console.table(rows)
  printLoad()
} finally {
  await close()
}
