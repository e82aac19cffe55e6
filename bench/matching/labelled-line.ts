/** As many goods as the demo has when nothing else is asked for. */
export const PRODUCTS = 20_000

/** The kind of writing that a line stands for; the bench counts by it. */
export const lineClasses = [
  'article',
  'article-name',
  'maker-code',
  'ean',
  'code-in-name',
  'ocr-code',
  'name-full',
  'name-no-brand',
  'brand-left-out',
  'abbreviations',
  'jargon',
  'swapped',
  'typos',
  'ocr-name',
  'amount-glued',
  'amount-first',
  'units',
  'notes',
  'numbering',
  'ambiguous',
  'analog-brand',
  'unknown',
  'near-miss',
  'heading',
] as const
export type LineClass = (typeof lineClasses)[number]

/**
 * The right answer. `ambiguous`: several goods fit what is written, so that none of them may be taken unasked.
 * `analog`: the brand that is asked for makes none of them, so that they may only be offered.
 */
export type Label =
  | { article: string }
  | { ambiguous: readonly string[] }
  | { analog: readonly string[] }
  | { none: true }
  | { heading: true }

/** `amount` is null where none is written; `unit` too. Lines of one `list` are pasted together: they are laid out alike. */
export type LabelledLine = { list: number; text: string; cls: LineClass; amount: number | null; unit: string | null } & Label
