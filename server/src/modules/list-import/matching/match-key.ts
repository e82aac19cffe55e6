import { fold, skeleton } from '#search/engine/normalise/characters'

const LONGEST = 300

/** The text of a line as a choice for it is remembered: spelling, case and separators play no part. */
export const matchKeyOf = ({ codes, text }: { codes: readonly string[]; text: string }): string =>
  skeleton(fold([...codes, text].join(' ')))
    .replace(/[^\p{L}\d.]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
