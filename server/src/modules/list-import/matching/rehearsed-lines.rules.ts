import type { NamedProduct } from './goods.queries.ts'

type Goods = Pick<NamedProduct, 'name' | 'article' | 'manufacturerCode' | 'ean'>

const LONG_WORD = 6
const ABBREVIATED = 4

const wordsOf = (name: string) => name.split(' ')
const longestOf = (name: string) => wordsOf(name).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
const backwards = (text: string) => [...text].toReversed().join('')
/** Two letters in each other's place. */
const mistyped = (word: string) => word.slice(0, 2) + backwards(word.slice(2, 4)) + word.slice(4)
const abbreviated = (word: string) => (word.length > LONG_WORD ? `${word.slice(0, ABBREVIATED)}.` : word)

/** One for each path of the matching: codes and what a scanner makes of them, whole names, parts of names, slips, words of nothing. */
const ways: readonly ((goods: Goods, amount: number) => string)[] = [
  ({ article }, amount) => `${article} - ${amount} шт`,
  ({ name }, amount) => `${amount}. ${name}, ${amount} шт.`,
  ({ name }, amount) => `${name.slice(0, name.length / 2)} ${amount} шт`,
  ({ name }, amount) => `${name.replace(longestOf(name), mistyped)} x${amount}`,
  ({ name }, amount) => `${wordsOf(name).slice(0, -1).join(' ')} — ${amount} шт`,
  ({ name }, amount) => `${wordsOf(name).map(abbreviated).join(' ')}\t${amount}`,
  ({ manufacturerCode }, amount) => `${manufacturerCode.replaceAll('0', 'O').replaceAll('1', 'l')} ${amount}`,
  ({ name }, amount) => `${amount} шт ${wordsOf(name).toReversed().join(' ')}`,
  ({ name, article }, amount) => `${article} ${name} ${amount}`,
  ({ name }) =>
    wordsOf(name)
      .filter((word, at) => at === 0 || /\d/.test(word))
      .join(' '),
  ({ ean, article }, amount) => `${ean ?? article};${amount}`,
  ({ name }, amount) => `${wordsOf(name).map(backwards).join(' ')} ${amount} шт`,
]

/** Goods as buyers write them. */
export const rehearsedLines = (goods: readonly Goods[]): string[] =>
  goods.flatMap((one, at) => ways[at % ways.length]?.(one, 1 + (at % 50)) ?? [])
