import type { ImportJob } from '../../contract/src/list-import/import-jobs.ts'
import {
  crookedWorkbook,
  csvFile,
  gluedWorkbook,
  gostWorkbook,
  type ListGroup,
  listText,
  sheetsWorkbook,
  twoRowHeaderWorkbook,
} from '../../server/test/list-files.ts'
import { goods } from './goods.ts'
import { callsOf, linesOf, signedIn } from './import-calls.ts'
import { randomOf } from './random.ts'

const GROUPS = ['Щит ЩР-1', 'Кабельная продукция', 'Светотехника', 'Прочее']
const LINES_IN_A_GROUP = 20
const UNITS = { piece: 'шт', metre: 'м', pack: 'упак', set: 'компл' }

/** Whole names, every other one with its article; letters that Windows-1251 lacks would be lost in a table of text. */
function groupsOf(seed: number): { groups: ListGroup[]; articles: Map<string, string> } {
  const random = randomOf(seed)
  const chosen = random.shuffled(goods.filter(({ name }) => !/[²Ø°]/.test(name)))
  const articles = new Map(chosen.map(({ name, article }) => [name, article]))
  const groups = GROUPS.map((title, place) => ({
    title,
    lines: chosen.slice(place * LINES_IN_A_GROUP, (place + 1) * LINES_IN_A_GROUP).map(({ name, article, unit }, at) => ({
      name,
      unit: UNITS[unit],
      amount: 1 + random.below(50),
      ...(at % 2 === 0 ? { code: article } : {}),
    })),
  }))
  return { groups, articles }
}

/** The same lines in every layout, put through the import as files. */
export async function askFiles(origin: string) {
  const { groups, articles } = groupsOf(7)
  const lines = groups.flatMap((group) => group.lines)
  const files: [string, Uint8Array][] = [
    ['crooked.xlsx', await crookedWorkbook(groups)],
    ['two-row-header.xlsx', await twoRowHeaderWorkbook(groups)],
    ['gost-21.110.xlsx', await gostWorkbook(groups)],
    ['sheets.xlsx', await sheetsWorkbook(groups)],
    ['glued.xlsx', await gluedWorkbook(groups)],
    ['windows-1251.csv', csvFile(groups)],
    ['list.txt', new TextEncoder().encode(listText(groups))],
  ]
  const rows = []
  for (const [at, [name, bytes]] of files.entries()) {
    const headers = await signedIn(origin, at)
    const form = new FormData()
    form.set('destination', 'cart')
    form.set('file', new Blob([Buffer.from(bytes)]), name)
    const begun = await fetch(`${origin}/api/v1/import-job/file`, { method: 'POST', headers, body: form })
    if (!begun.ok) throw new Error(`${name} answered ${begun.status}: ${await begun.text()}`)
    const { items } = await linesOf(callsOf(origin, headers), (await begun.json()) as ImportJob)
    const answers = lines.map((line) => ({ line, item: items.find(({ raw }) => raw.includes(line.name)) }))
    const taken = items.filter(({ status }) => status === 'matched')
    const right = answers.filter(({ line, item }) => item?.status === 'matched' && item.product?.article === articles.get(line.name))
    rows.push({
      file: name,
      lines: lines.length,
      answered: items.length,
      matched: taken.length,
      right: right.length,
      'amounts right': answers.filter(({ line, item }) => item?.amount === line.amount).length,
      'groups right': answers.filter(({ line, item }) => item?.groups.at(-1)?.includes(titleOf(groups, line.name) ?? '?')).length,
    })
  }
  return rows
}

const titleOf = (groups: readonly ListGroup[], name: string) => groups.find(({ lines }) => lines.some((line) => line.name === name))?.title
