import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createMemoryFolder } from './memory-folder.ts'
import { type Tally, tallyPlaywright, withExit } from './tally.ts'

const root = resolve(import.meta.dirname, '../..')

/** Dozens of tests start the server as a process of its own: what the first has compiled the others load. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node')

/** Tests make much and drop it at once: with room for it a tenth less time goes into collecting. */
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`

type Suite = {
  /** The program's own file, so that it runs on this very Node. */
  program: string
  args: (report: string) => string[]
  environment: (report: string) => Record<string, string>
  tally: (report: unknown) => Tally
}

const vitest: Suite = {
  program: 'vitest/vitest.mjs',
  args: () => ['run', '--reporter=default', `--reporter=${join(import.meta.dirname, 'vitest.reporter.ts')}`],
  environment: (report) => ({ VITEST_REPORT: report, NODE_OPTIONS }),
  // Counted by our own reporter.
  tally: (report) => report as Tally,
}

const playwright: Suite = {
  program: '@playwright/test/cli.js',
  args: () => ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
  environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  tally: tallyPlaywright,
}

/** Unit and API tests, each file of the latter on its own database; `onFirstIdle`: so few files are left that a core is idle. */
export const runVitest = (onFirstIdle: () => void) => runSuite(vitest, { onMessage: onFirstIdle })

/** Journeys in a real browser, against a store that is started for them. */
export const runJourneys = (chromium: string) => runSuite(playwright, { extra: { CHROMIUM_PATH: chromium } })

type Options = { extra?: Record<string, string>; onMessage?: () => void }

async function runSuite({ program, args, environment, tally }: Suite, { extra = {}, onMessage = () => {} }: Options): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-report-'))
  const report = join(folder, 'report.json')
  const memory = await createMemoryFolder()
  try {
    const own = { ...memory.environment, ...environment(report), ...extra }
    const code = await run([join(root, 'node_modules', program), ...args(report)], own, onMessage)
    const written = await readFile(report, 'utf8').catch(() => '')
    // Without a report the program died on its way, and has printed why.
    return withExit(written ? tally(JSON.parse(written)) : { passed: 0, failures: [{ name: program, error: 'It left no report.' }] }, code)
  } finally {
    await memory.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

function run(args: string[], environment: Record<string, string>, onMessage: () => void): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE, ...process.env, ...environment },
  })
  child.once('message', onMessage)
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done(code)))
}
