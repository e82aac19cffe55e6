import { printCheck, runChecks } from './check.ts'
import { listFailures } from './test/failure.ts'
import { findTestBrowser, installTestBrowser, NO_CHROMIUM } from './test/find-chromium.ts'
import { runJourneys, runVitest } from './test/run-suite.ts'
import { sum, type Tally } from './test/tally.ts'

// Each stage begins on the core that the last of the one before leaves idle: with the linter, when the web app is built.
const checks = runChecks(printCheck)
const lastTests = Promise.withResolvers<void>()
// Downloaded while the checks run: later both cores would wait for it.
const browser = findTestBrowser() ?? installTestBrowser()

async function check(): Promise<Tally> {
  const all = await checks.done
  const failed = all.filter(({ ok }) => !ok)
  return { passed: all.length - failed.length, failures: failed.map(({ name, output }) => ({ name, error: output })) }
}

async function journey(): Promise<Tally> {
  const chromium = await browser
  if (chromium) return runJourneys(chromium)
  console.error(NO_CHROMIUM)
  return { passed: 0, failures: [{ name: 'no browser', error: NO_CHROMIUM }] }
}

const test = () => runVitest(lastTests.resolve).finally(lastTests.resolve)

/** A failed stage does not hide the results of the later ones. */
async function stage(title: string, work: () => Promise<Tally>, begin?: Promise<void>): Promise<Tally> {
  await begin
  const startedAt = performance.now()
  console.log(`\n── ${title}`)
  const tally = await work()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`── ${title}: ${tally.passed} passed, ${tally.failures.length} failed (${seconds} s)`)
  return tally
}

const total = sum(
  await Promise.all([
    stage('Checks', check),
    stage('Unit and API tests', test, checks.firstIdle),
    stage('Browser journeys', journey, lastTests.promise),
  ]),
)
if (total.failures.length > 0) console.log(`\n── Failed\n${listFailures(total.failures)}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length === 0 ? 0 : 1
