import type { ImportJob, ImportLine } from '../../contract/src/list-import/import-jobs.ts'
import { callsOf, linesOf, signedIn } from './import-calls.ts'
import type { LabelledLine } from './labelled-line.ts'
import type { Answer, Scored } from './score.ts'

function answerOf({ status, confidence, reason, product, candidates, amount, unit }: ImportLine): Answer {
  const offered = candidates.map((candidate) => candidate.product.article)
  const products = product ? [product.article, ...offered.filter((article) => article !== product.article)] : offered
  return { status, confidence, reason, products, amount, unit }
}

/** Puts the lines through the import as a buyer would paste them, list by list. */
export async function askStore(origin: string, lines: readonly LabelledLine[]): Promise<Scored[]> {
  const scored: Scored[] = []
  for (const [number, list] of Map.groupBy(lines, (line) => line.list)) {
    const call = callsOf(origin, await signedIn(origin, number))
    const text = list.map((line) => line.text).join('\n')
    const { items } = await linesOf(call, await call<ImportJob>('/api/v1/import-job', { text, destination: 'cart' }))
    const byRow = new Map(items.map((item) => [item.row, item]))
    for (const [place, line] of list.entries()) {
      const item = byRow.get(place + 1)
      scored.push({ line, answer: item ? answerOf(item) : null })
    }
  }
  return scored
}
