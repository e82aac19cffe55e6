import { printCheck, runChecks } from './check.ts'
import { findChromium, installChromium, NO_CHROMIUM } from './test/find-chromium.ts'
import { runJourneys, runVitest } from './test/run-suite.ts'
import { sum, type Tally } from './test/tally.ts'

async function check(): Promise<Tally> {
  const checks = await runChecks(printCheck)
  return { passed: checks.filter(({ ok }) => ok).length, failed: checks.filter(({ ok }) => !ok).length }
}

async function journey(): Promise<Tally> {
  const chromium = findChromium() ?? installChromium()
  if (chromium) return runJourneys(chromium)
  console.error(NO_CHROMIUM)
  return { passed: 0, failed: 1 }
}

/** A stage that fails does not hide what the later ones would say. */
async function stage(title: string, work: () => Promise<Tally>): Promise<Tally> {
  const startedAt = performance.now()
  console.log(`\n── ${title}`)
  const tally = await work()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`── ${title}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`)
  return tally
}

const total = sum([await stage('Checks', check), await stage('Unit and API tests', runVitest), await stage('Browser journeys', journey)])
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
