import type { ArticleStyle, Line } from './brands.ts'
import type { Family } from './family.ts'

/** Letters of the two alphabets that look the same: some makers type their articles in Cyrillic. */
const lookalikes: Record<string, string> = { A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', K: 'К', M: 'М', O: 'О', P: 'Р', T: 'Т', X: 'Х' }

const generationLetters = ['', 'M', 'S', 'R']
const lineMark = (line: Line) => `${line.place + 1}${generationLetters[line.generation] ?? ''}`

/** A dash between two digits holds them apart; elsewhere it is only for the eye. */
const withoutDashes = (text: string) => text.replace(/(?<=\d)-(?=\d)/g, 'N').replaceAll('-', '')

const styles: Record<Exclude<ArticleStyle, 'digits'>, (text: string) => string> = {
  dashes: (text) => text,
  dots: (text) => text.replaceAll('-', '.'),
  slash: (text) => text.replaceAll('-', '/'),
  solid: withoutDashes,
  lookalike: (text) => text.replace(/[A-Z]/g, (letter) => lookalikes[letter] ?? letter),
}

type Named = { family: Family; familyPlace: number; variant: number; line: Line; mark: string }

/** The code the maker prints on the thing; two makers may well print the same. */
export const manufacturerCodeOf = ({ family, line, mark }: Named) => `${family.letters}${lineMark(line)}-${mark}`

/** Written as each brand writes: unique in the store. */
export function articleOf(named: Named): string {
  const { brand } = named.line
  if (brand.style === 'digits') return digitsOf(named)
  return styles[brand.style](`${brand.prefix}-${manufacturerCodeOf(named)}`)
}

/** Brand, family, series and variant by number: `64` `023` `01` `0417`. */
function digitsOf({ familyPlace, variant, line }: Named): string {
  const series = line.place + line.generation * 10
  return `${line.brand.id}${String(familyPlace).padStart(3, '0')}${String(series).padStart(2, '0')}${String(variant).padStart(4, '0')}`
}
