/** Names of rows without the words all of them share: `before + rest + after` is the whole name. */
export type LiftedNames = { before: string; after: string; rests: string[] }

/** In fewer rows the shared words are read as fast as a heading. */
const LEAST_ROWS = 4
/** Less is not worth a heading. */
const LEAST_LETTERS = 3

/** Words, each with the spaces after it: together they are the name. */
const wordsOf = (name: string): string[] => name.match(/\s*\S+\s*/gu) ?? []
/** The same from the end, each with the spaces before it, so that what is left of a name ends with a letter. */
const wordsFromEnd = (name: string): string[] => name.match(/\s*\S+(\s+$)?/gu)?.toReversed() ?? []

/** How many words all names begin with; each keeps at least one of its own. */
function sharedCount(names: readonly (readonly string[])[]): number {
  const [first = []] = names
  const most = Math.min(...names.map((words) => words.length - 1))
  let count = 0
  while (count < most && names.every((words) => words[count] === first[count])) count += 1
  return count
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

/** Lifts what all names begin and end with; names of few rows and of nothing in common stay whole. */
export function liftCommonWords(names: readonly string[]): LiftedNames {
  const whole = { before: '', after: '', rests: [...names] }
  if (names.length < LEAST_ROWS || names.some((name) => name.trim() === '')) return whole
  const split = names.map(wordsOf)
  const count = sharedCount(split)
  const before = split[0]?.slice(0, count).join('') ?? ''
  const reversed = split.map((words) => wordsFromEnd(words.slice(count).join('')))
  const last = sharedCount(reversed)
  const after = reversed[0]?.slice(0, last).toReversed().join('') ?? ''
  if (letters(before + after) < LEAST_LETTERS) return whole
  return { before, after, rests: reversed.map((words) => words.slice(last).toReversed().join('')) }
}
