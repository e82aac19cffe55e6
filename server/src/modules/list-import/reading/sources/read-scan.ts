import type { SourceKind, SourceRemark, Sheet } from '../source.ts'
import { RULE, type Word, wordsToRows } from './words-to-rows.ts'

/** Less sure words are mostly lines of a table and spots. */
const LEAST_SURE = 25
const SPOTS = /^[_\-—–.=~'`"„:;,{}\\/]+$/

/** Words of a page in the TSV of the recognising program: level, …, left, top, width, height, confidence, text. */
function wordsOf(tsv: string): Word[] {
  return tsv.split('\n').flatMap((line) => {
    const [level, , , , , , left, top, width, height, sure, text = ''] = line.split('\t')
    if (level !== '5' || Number(sure) < LEAST_SURE) return []
    const place = { x: Number(left), y: Number(top), width: Number(width), height: Number(height) }
    if (/^[|¦[\]]+$/.test(text)) return [{ ...place, text: RULE }]
    // A rule beside a word is read as a letter of it.
    const word = text.replace(/^[|¦[\]]+|[|¦[\]]+$/g, '').trim()
    return word === '' || SPOTS.test(word) ? [] : [{ ...place, text: word }]
  })
}

/** Letters of one line differ in height; the gaps between words are judged by a common one. */
function evened(words: readonly Word[]): Word[] {
  const heights = words.map(({ height }) => height).toSorted((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  return words.map((word) => ({ ...word, y: word.y + word.height / 2 - usual / 2, height: usual }))
}

export type ScanTask = { pages: string[]; kind: SourceKind; hasMore: boolean; mostRows: number }

/** The table on recognised pages. */
export function readScan({ pages, kind, hasMore, mostRows }: ScanTask): { kind: SourceKind; sheets: Sheet[]; remarks: SourceRemark[] } {
  const rows = wordsToRows(
    pages.map((tsv) => evened(wordsOf(tsv))),
    { mostRows },
  )
  return {
    kind,
    sheets: [{ name: '', rows: rows.slice(0, mostRows) }],
    remarks: ['scan', ...(rows.length > mostRows ? (['rows-cut'] as const) : []), ...(hasMore ? (['pages-cut'] as const) : [])],
  }
}
