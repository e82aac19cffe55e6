import type { Bounds } from './filter-choice.rules.ts'

export type Span = { from: number; to: number }

const NUMBER = /^-?\d{1,10}(\.\d{1,3})?$/

/** Typed input: a number with a comma or a point, empty, or invalid. */
export function readBound(text: string, { isSigned = true } = {}): number | undefined | 'invalid' {
  const plain = text.replace(/\s/g, '').replace('−', '-').replace(',', '.')
  if (plain === '') return undefined
  return NUMBER.test(plain) && (isSigned || !plain.startsWith('-')) ? Number(plain) : 'invalid'
}

/** Editable form: no spaces between thousands, so that a part can be selected and changed. */
export const writeBound = (bound: number | undefined, decimalMark: string): string =>
  bound === undefined ? '' : String(bound).replace('.', decimalMark)

/** Steps of the slider. */
export const SLIDER_STEPS = 200
/** From kopecks to a million, equal steps would put all cheap goods into the first one. */
const WIDE = 100

const isWide = ({ from, to }: Span) => from > 0 && to / from >= WIDE

export function stepOf(value: number, span: Span): number {
  const { from, to } = span
  if (to <= from) return 0
  const inside = Math.min(Math.max(value, from), to)
  const share = isWide(span) ? Math.log(inside / from) / Math.log(to / from) : (inside - from) / (to - from)
  return Math.round(share * SLIDER_STEPS)
}

/** Round numbers only: three digits, and no finer than a hundredth of the span. */
function rounded(value: number, span: Span): number {
  const size = isWide(span) ? Math.abs(value) : span.to - span.from
  const digits = Math.min(3, Math.max(0, 2 - Math.floor(Math.log10(size || 1))))
  return isWide(span) && size >= 1000 ? Number(value.toPrecision(3)) : Number(value.toFixed(digits))
}

export function valueAt(step: number, span: Span): number {
  if (step <= 0) return span.from
  if (step >= SLIDER_STEPS) return span.to
  const share = step / SLIDER_STEPS
  const value = isWide(span) ? span.from * (span.to / span.from) ** share : span.from + share * (span.to - span.from)
  return Math.min(Math.max(rounded(value, span), span.from), span.to)
}

export const stepsOf = ({ from, to }: Bounds, span: Span): [number, number] => [
  from === undefined ? 0 : stepOf(from, span),
  to === undefined ? SLIDER_STEPS : stepOf(to, span),
]

/** A thumb at its end sets no bound; an unmoved one keeps the typed value. */
export function boundsAt(steps: readonly number[], { span, before }: { span: Span; before: Bounds }): Bounds {
  const [was, wasTo] = stepsOf(before, span)
  const [low = 0, high = SLIDER_STEPS] = steps
  const from = low === 0 ? undefined : valueAt(low, span)
  const to = high === SLIDER_STEPS ? undefined : valueAt(high, span)
  return { from: low === was ? before.from : from, to: high === wasTo ? before.to : to }
}
