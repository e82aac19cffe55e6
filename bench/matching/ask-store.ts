import type { ImportedRow } from '../../contract/src/list-import/list-import.ts'
import { accounts } from '../../demo/src/people/accounts.ts'
import { send, signIn } from '../store-process.ts'
import type { LabelledLine } from './labelled-line.ts'
import type { Answer, Scored } from './score.ts'

function answerOf({ status, product, candidates, amount, matchedBy }: ImportedRow): Answer {
  const articles = candidates.map(({ article }) => article)
  const products = product ? [product.article, ...articles.filter((article) => article !== product.article)] : articles
  return {
    status: product && status !== 'error' ? 'matched' : products.length > 0 ? 'review' : 'unmatched',
    confidence: null,
    reason: matchedBy ?? '',
    products,
    amount,
    unit: null,
  }
}

/** Puts the lines through the import as a buyer would paste them, list by list; every list has another buyer, for each has a budget. */
export async function askStore(origin: string, lines: readonly LabelledLine[]): Promise<Scored[]> {
  const buyers = accounts.filter(({ role }) => role === 'buyer')
  const scored: Scored[] = []
  for (const [number, list] of Map.groupBy(lines, (line) => line.list)) {
    const buyer = buyers[number % buyers.length]
    const headers = { ...(await signIn(origin, buyer?.email)), 'content-type': 'application/json' }
    const body = JSON.stringify({ text: list.map(({ text }) => text).join('\n') })
    const { status, body: answer } = await send(`${origin}/api/v1/cart/import`, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`The import answered ${status}: ${answer.toString().slice(0, 300)}`)
    const { items } = JSON.parse(answer.toString()) as { items: ImportedRow[] }
    const byRow = new Map(items.map((item) => [item.row, item]))
    for (const [place, line] of list.entries()) {
      const item = byRow.get(place + 1)
      scored.push({ line, answer: item ? answerOf(item) : null })
    }
  }
  return scored
}
