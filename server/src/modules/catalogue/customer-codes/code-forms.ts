import { compactOf, exactTerm } from '#search/engine/normalise/tokenise'
import { typedInEnglish, typedInRussian } from '#search/engine/normalise/keyboard-layout'
import { otherLayouts } from '#search/engine/query-plan.layout'

export type CodeForms = { normalised: string; compact: string }

/** Forms for comparing codes: with their separators, and without them as typed in a hurry. */
export const formsOf = (code: string): CodeForms => ({ normalised: exactTerm(code).slice(1), compact: compactOf(code) })

/** A text as typed, then as the same keys of the other layout; a text without letters and digits is no code. */
export const formsTyped = (text: string): CodeForms[] => [text, ...otherLayouts(text)].map(formsOf).filter(({ compact }) => compact !== '')

const HEAD = 8

/** The first letter or digit of each form of a typed text; of one that has none at its head, nothing, with which every code begins. */
export function beginningsTyped(text: string): string[] {
  const head = text.trimStart().slice(0, HEAD)
  return [head, typedInRussian(head), typedInEnglish(head)].map((typed) => compactOf(typed).slice(0, 1))
}

/** Products meant by the best reading: exactly as written before without separators, as typed before the other layout. */
export function codesMatching(forms: CodeForms[], codes: readonly (CodeForms & { productId: number })[]): number[] {
  for (const { normalised, compact } of forms) {
    const exact = codes.filter((code) => code.normalised === normalised)
    const close = exact.length > 0 ? exact : codes.filter((code) => code.compact === compact)
    if (close.length > 0) return [...new Set(close.map(({ productId }) => productId))]
  }
  return []
}
