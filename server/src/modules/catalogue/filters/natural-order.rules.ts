type Named = { text: string; number?: number | null }

/** Made once: a comparison of strings makes one anew each time. */
const alphabet = new Intl.Collator('ru', { sensitivity: 'base' })

/** A decimal number, or what stands between two: «3х1,5» is 3, х and 1,5. */
const PIECES = /\d+(?:[.,]\d+)?|\D+/gu

type Piece = number | string

const piecesOf = (text: string): Piece[] =>
  (text.match(PIECES) ?? []).map((piece) => (/^\d/u.test(piece) ? Number(piece.replace(',', '.')) : piece))

function comparePieces(a: Piece, b: Piece): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'number') return -1
  return typeof b === 'number' ? 1 : alphabet.compare(a, b)
}

function comparePieceLists(some: readonly Piece[], others: readonly Piece[]): number {
  for (let place = 0; place < Math.min(some.length, others.length); place++) {
    const difference = comparePieces(some[place] as Piece, others[place] as Piece)
    if (difference !== 0) return difference
  }
  return some.length - others.length
}

/** As people count: 0,5 before 0,75 before 1,5 before 10, and 3х1,5 before 3х2,5 before 5х1,5; numbers before words. */
export function inNaturalOrder<T extends Named>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, pieces: piecesOf(value.text) }))
    .toSorted(({ value: a, pieces: some }, { value: b, pieces: others }) => {
      const isSized = typeof a.number === 'number' && typeof b.number === 'number'
      const difference = isSized ? (a.number as number) - (b.number as number) : comparePieceLists(some, others)
      return difference || (a.text < b.text ? -1 : Number(a.text > b.text))
    })
    .map(({ value }) => value)
}

/** Whether the values of a list are sizes and counts, which stand by size whatever is found of each. */
export const areSizes = (values: readonly Named[]): boolean => values.length > 1 && values.every(({ text }) => /^[^\p{L}\d]*\d/u.test(text))
