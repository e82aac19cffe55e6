import { lineClasses, type LabelledLine, type LineClass } from './labelled-line.ts'
import { lineWriter } from './line-writer.ts'
import { randomOf } from './random.ts'
import { publicWordings } from './wordings/public.ts'
import type { Wordings } from './wordings/wordings.ts'

/** About a third of real lines bears a code, half are names, the rest is unclear, unknown or no goods at all. */
const SHARES: Readonly<Record<LineClass, number>> = {
  article: 110,
  'article-name': 110,
  'maker-code': 60,
  ean: 40,
  'code-in-name': 60,
  'ocr-code': 50,
  'name-full': 80,
  'name-no-brand': 60,
  'brand-left-out': 40,
  abbreviations: 110,
  jargon: 110,
  swapped: 60,
  typos: 80,
  'ocr-name': 60,
  'amount-glued': 30,
  'amount-first': 30,
  units: 30,
  notes: 30,
  numbering: 30,
  ambiguous: 70,
  'analog-brand': 50,
  unknown: 40,
  'near-miss': 30,
  heading: 40,
}

/** As many lines as the import takes at once. */
const LINES_IN_A_LIST = 300

type Source = { seed?: number; wordings?: Wordings; others?: readonly Wordings[] }

const PUBLIC_SEED = 20_261_117

/** Lists of lines that are laid out alike, some with a header; the same for the same seed. By default the public corpus. */
export function buildCorpus({ seed = PUBLIC_SEED, wordings = publicWordings, others = [] }: Source = {}): LabelledLine[] {
  const random = randomOf(seed)
  const writer = lineWriter({ random, wordings, others })
  const written = lineClasses.flatMap((cls) => Array.from({ length: SHARES[cls] }, () => writer.write(cls)))
  let list = 0
  return wordings.layouts.flatMap((layout) => {
    const lines = random.shuffled(written.filter((one) => one.layout === layout).map(({ line }) => line))
    const heading =
      layout.header === null ? [] : [{ text: layout.header, cls: 'heading' as const, amount: null, unit: null, heading: true as const }]
    const perList = LINES_IN_A_LIST - heading.length
    return Array.from({ length: Math.ceil(lines.length / perList) }, (_, part) => {
      list += 1
      return [...heading, ...lines.slice(part * perList, (part + 1) * perList)].map((line): LabelledLine => ({ list, ...line }))
    }).flat()
  })
}
