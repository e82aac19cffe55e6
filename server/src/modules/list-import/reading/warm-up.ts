import { cleanText } from '../matching/clean-text.rules.ts'
import { repairSigns } from '../matching/repair-signs.rules.ts'
import type { Sheet } from './source.ts'
import { linesOf } from './lines/lines-of.ts'
import { guessMapping } from './mapping/guess-mapping.ts'

/** One of each sort that the patterns of reading tell apart. */
const ROWS = [
  ['№', 'Наименование', 'Ед. изм.', 'Кол-во'],
  [1, 'Кабель ВВГнг(А)-LS 3х2,5 (100 м)', 'м', '100'],
  [null, 'Прошу выставить счёт: Автомат C16 — 10 шт.', null, null],
  [null, 'Итого', null, null],
  [null, 'Составил', null, null],
]
/** V8 compiles a pattern to machine code when it is used a second time. */
const TIMES = 2

/** Compiling the patterns takes a fifth of a second, which is better spent before the first visitor than while others wait. */
export function warmUpReading(): void {
  const sheets: Sheet[] = [
    { name: '', rows: ROWS.map((cells, at) => ({ row: at + 1, cells })) },
    { name: '', rows: ROWS.map(([, text = null], at) => ({ row: at + 1, cells: [text] })) },
  ]
  for (let time = 0; time < TIMES; time++) {
    const lines = linesOf(
      sheets,
      guessMapping(sheets).map(({ mapping }) => ({ ...mapping, isTaken: true })),
    )
    for (const { text } of lines) repairSigns(cleanText(text))
  }
}
