import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openDemoStore } from './demo-store.ts'
import { askFiles } from './matching/ask-files.ts'
import { askStore } from './matching/ask-store.ts'
import { buildCorpus } from './matching/build-corpus.ts'
import { lineClasses, type LabelledLine } from './matching/labelled-line.ts'
import {
  articlesOf,
  calibrationError,
  faultOf,
  isAccepted,
  isAmountRight,
  isOffered,
  isRight,
  isUnitRight,
  type Scored,
} from './matching/score.ts'

/**
 * How well lists as buyers write them become goods. `--worst` prints what went wrong, `--print` the corpus itself,
 * `--seed=` draws other lines, `--corpus=file.json` asks those of a file.
 */
const { values: args } = parseArgs({
  strict: false,
  options: { corpus: { type: 'string' }, seed: { type: 'string' }, worst: { type: 'boolean' }, print: { type: 'boolean' } },
})

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const count = (scored: readonly Scored[], is: (one: Scored) => boolean) => scored.filter(is).length

function rowOf(name: string, scored: readonly Scored[]) {
  const labelled = scored.filter(({ line }) => articlesOf(line).length > 0)
  const goods = scored.filter(({ line }) => !('heading' in line))
  const accepted = scored.filter(isAccepted)
  return {
    class: name,
    lines: scored.length,
    accepted: share(accepted.length, scored.length),
    'right among accepted': share(count(accepted, isRight), accepted.length),
    'right offered': share(count(labelled, isOffered), labelled.length),
    'amounts right': share(count(goods, isAmountRight), goods.length),
    'units right': share(count(goods, isUnitRight), goods.length),
  }
}

function report(scored: readonly Scored[]): void {
  const single = scored.filter(({ line }) => 'article' in line)
  const headings = scored.filter(({ line }) => 'heading' in line)
  const rows = lineClasses.map((cls) =>
    rowOf(
      cls,
      scored.filter(({ line }) => line.cls === cls),
    ),
  )
  console.table([...rows.filter(({ lines }) => lines > 0), rowOf('lines that name one product', single), rowOf('all', scored)])
  const statuses = Map.groupBy(scored, ({ answer }) => answer?.status ?? 'no goods')
  console.log([...statuses].map(([status, of]) => `${status} ${of.length}`).join(', '), `of ${scored.length} lines`)
  console.log(`headings taken for goods: ${count(headings, isAccepted)} of ${headings.length}`)
  const error = calibrationError(scored)
  console.log(`calibration error: ${error === null ? 'no confidence is told' : error.toFixed(3)}`)
}

function printWorst(scored: readonly Scored[]): void {
  for (const one of scored) {
    const fault = faultOf(one)
    if (fault === null) continue
    const { line, answer } = one
    const told =
      answer && `${answer.status} ${answer.confidence ?? ''} ${answer.products.slice(0, 3).join(' ')} ×${answer.amount} ${answer.reason}`
    console.log(
      `${fault} [${line.cls}] ${JSON.stringify(line.text)}\n    wanted ${articlesOf(line).slice(0, 3).join(' ')} ×${line.amount}, got ${told ?? 'no goods'}`,
    )
  }
}

const lines =
  typeof args.corpus === 'string'
    ? (JSON.parse(await readFile(args.corpus, 'utf8')) as LabelledLine[])
    : buildCorpus(typeof args.seed === 'string' ? { seed: Number(args.seed) } : {})
if (args.print) for (const line of lines) console.log(JSON.stringify(line))
else {
  const { server, close } = await openDemoStore({ RATE_LIMIT: '10000000', MAX_EVENT_LOOP_DELAY_MS: '100000', EMBEDDED_WORKER: 'false' })
  try {
    const scored = await askStore(server.origin, lines)
    if (args.worst) printWorst(scored)
    report(scored)
    console.table(await askFiles(server.origin))
  } finally {
    await close()
  }
}
