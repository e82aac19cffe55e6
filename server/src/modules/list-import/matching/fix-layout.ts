import type { CatalogueLookup } from '#search/catalogue-search'
import { typedInRussian } from '#search/engine/normalise/keyboard-layout'
import { piecesOf } from '#search/engine/normalise/tokenise'

const LEAST_LETTERS = 4
const termsOf = (chunk: string) => piecesOf(chunk).flatMap(({ terms }) => terms)

/** Puts words that were typed with the wrong layout on into the right one, each by itself, where the catalogue knows them so. */
export function layoutFixer(lookup: CatalogueLookup): (text: string) => Promise<string> {
  const isKnown = async (chunk: string) => {
    const terms = termsOf(chunk)
    return terms.length > 0 && (await lookup.frequenciesOf(terms)).every((frequency) => frequency > 0)
  }
  return async (text) => {
    const chunks = await Promise.all(
      text.split(' ').map(async (chunk) => {
        if (!/[a-z]/i.test(chunk) || chunk.length < LEAST_LETTERS || (await isKnown(chunk))) return chunk
        const retyped = typedInRussian(chunk)
        return (await isKnown(retyped)) ? retyped : chunk
      }),
    )
    return chunks.join(' ')
  }
}
