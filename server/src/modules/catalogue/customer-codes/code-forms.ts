import { compactOf, exactTerm } from '#search/engine/normalise/tokenise'
import { otherLayouts } from '#search/engine/query-plan.layout'

export type CodeForms = { normalised: string; compact: string }

/** Forms for comparing codes: with their separators, and without them as typed in a hurry. */
export const formsOf = (code: string): CodeForms => ({ normalised: exactTerm(code).slice(1), compact: compactOf(code) })

/** A text as typed, then as the same keys of the other layout; a text without letters and digits is no code. */
export const formsTyped = (text: string): CodeForms[] => [text, ...otherLayouts(text)].map(formsOf).filter(({ compact }) => compact !== '')

/** Products meant by the best reading: exactly as written before without separators, as typed before the other layout. */
export function codesMatching(forms: CodeForms[], codes: readonly (CodeForms & { productId: number })[]): number[] {
  for (const { normalised, compact } of forms) {
    const exact = codes.filter((code) => code.normalised === normalised)
    const close = exact.length > 0 ? exact : codes.filter((code) => code.compact === compact)
    if (close.length > 0) return [...new Set(close.map(({ productId }) => productId))]
  }
  return []
}
