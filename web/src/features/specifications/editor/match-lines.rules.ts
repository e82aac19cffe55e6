import type { MatchedText } from '@vitrina/contract/list-import/match-texts'
import type { LineFields, SpecificationChange, SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'

export const isRaw = ({ productId, customProductId }: Pick<SpecificationLine, 'productId' | 'customProductId'>): boolean =>
  productId === null && customProductId === null

/** Ids of the lines that changes leave as mere text. */
export const rawIdsOf = (changes: readonly SpecificationChange[]): string[] =>
  changes.flatMap((change) =>
    change.op === 'addLines'
      ? change.lines.filter((line) => isRaw(line) && line.rawText !== '').map(({ id }) => id)
      : change.op === 'setLines'
        ? change.lines.filter(({ rawText }) => Boolean(rawText)).map(({ id }) => id)
        : [],
  )

/** Changes of a line by a sure match; null: nothing is sure, or a person has changed the line meanwhile. */
export function fieldsOfMatch(asked: SpecificationLine, now: SpecificationLine | undefined, match: MatchedText): LineFields | null {
  if (!now || !isRaw(now) || now.rawText !== asked.rawText) return null
  if (!match.product && match.customProductId === null) return null
  // An amount from a column of its own, or one that a person has typed, goes before one read in the text.
  const amount = now.amount === 1 && match.amount !== null ? { amount: match.amount } : {}
  return match.product
    ? { productId: match.product.id, customProductId: null, ...amount }
    : { productId: null, customProductId: match.customProductId, ...amount }
}
