import { goods, type Fact, type Good } from './goods.ts'
import type { Random } from './random.ts'
import type { Label } from './labelled-line.ts'
import type { Wordings } from './wordings/wordings.ts'

/** The facts a line states of a product, apart, so that the label can be counted over the whole catalogue. */
export type Statement = { head: string; facts: readonly { fact: Fact; text: string }[]; series: string | null; brand: string | null }

const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  т: 't',
  х: 'x',
  у: 'y',
}

/** Two writings of one thing become the same: case, spaces, brackets, the decimal sign and letters that look alike do not count. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[авсенкмортху]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[*×]/g, 'x')
    .replaceAll('²', '2')
    .replaceAll(',', '.')
    .replace(/["«»()\s]/g, '')
    .replace(/\.+$/, '')

const listOf = (alternatives: string) => alternatives.split('; ').map((one) => one.trim())
const wordsOf = (phrase: string) => phrase.split(' ').map(folded)

export type Style = 'full' | 'short' | 'jargon'

/**
 * Writes statements in one way of writing and says which goods they fit. Others' ways count for the labels too:
 * what somebody calls by the same word, the word names.
 */
export function wordingOf(mine: Wordings, others: readonly Wordings[] = []) {
  const all = [mine, ...others]
  const headForms = (head: string, style: Style, of = mine) => {
    const [short = '', jargon = ''] = (of.heads[head] ?? '').split(' | ')
    return style === 'full' ? [head] : listOf(style === 'short' ? short : jargon)
  }
  const factForms = ({ text }: Fact, of = mine): string[] => {
    const word = of.words[text]
    if (word !== undefined) return [text, ...listOf(word)]
    const value = of.values.find(([pattern]) => pattern.test(text))
    return value ? listOf(value[1]).map((form) => text.replace(value[0], form)) : [text]
  }

  const headWords = new Map<string, string[][]>(
    [...new Set(goods.map(({ head }) => head))].map((head) => [
      head,
      all.flatMap((of) => (['full', 'short', 'jargon'] as const).flatMap((style) => headForms(head, style, of).map(wordsOf))),
    ]),
  )
  /** A general word names special kinds too: «розетка» is also a «розетка силовая». */
  const headsNamed = (written: string) => {
    const said = wordsOf(written)
    return new Set(
      [...headWords].filter(([, names]) => names.some((name) => said.every((word) => name.includes(word)))).map(([head]) => head),
    )
  }

  const factsKnown = new Map<string, { exact: Set<string>; phrases: string[][] }>()
  const known = (fact: Fact) => {
    const found = factsKnown.get(fact.text)
    if (found) return found
    const forms = all.flatMap((of) => factForms(fact, of))
    // «датчики пола и воздуха» has both of them.
    if (fact.text === 'датчики пола и воздуха') forms.push('датчик пола', 'датчик воздуха')
    const made = { exact: new Set(forms.map(folded)), phrases: fact.kind === 'word' ? forms.map(wordsOf) : [] }
    factsKnown.set(fact.text, made)
    return made
  }
  const isTrueOf = (good: Good, written: string) => {
    const [exact, said] = [folded(written), wordsOf(written)]
    return good.facts.some((fact) => {
      const { exact: forms, phrases } = known(fact)
      return forms.has(exact) || phrases.some((phrase) => said.every((word) => phrase.includes(word)))
    })
  }

  const byHead = Map.groupBy(goods, ({ head }) => head)
  /** All goods of the store of which everything that is written is true. */
  const fitting = ({ head, facts, series, brand }: Statement): Good[] =>
    [...headsNamed(head)].flatMap((name) =>
      (byHead.get(name) ?? []).filter(
        (good) =>
          (brand === null || good.brand === brand) &&
          (series === null || good.series === series) &&
          facts.every(({ text }) => isTrueOf(good, text)),
      ),
    )
  /** The name says nothing that the line does not. */
  const isWhole = (good: Good, { facts, brand, series }: Statement) =>
    good.facts.every(
      ({ text, kind }) =>
        kind === 'implied' ||
        (kind === 'mark' && brand !== null && series !== null) ||
        facts.some((stated) => stated.fact.text === text || known({ text, kind }).exact.has(folded(stated.text))),
    )

  return {
    headForms,
    fitting,
    say: (good: Good, { style, random }: { style: Style; random: Random }): Statement => ({
      head: random.pick(headForms(good.head, style)),
      facts: good.facts
        .filter(({ kind }) => kind !== 'implied')
        .map((fact) => {
          const forms = factForms(fact)
          // In full a name is what the store writes, or nearly.
          return { fact, text: style === 'full' ? (forms[0] ?? fact.text) : random.pick(forms) }
        }),
      series: good.series,
      brand: good.brand,
    }),
    /**
     * The only product that fits; or the one that the line names whole, when the others have something more («с БАП», «бухта 100 м»);
     * or all that fit.
     */
    labelOf: (statement: Statement): Label => {
      const found = fitting(statement)
      const [first] = found
      if (!first) return { none: true }
      if (found.length === 1) return { article: first.article }
      const whole = found.filter((good) => isWhole(good, statement))
      const [named] = whole
      return named && whole.length === 1 ? { article: named.article } : { ambiguous: found.map(({ article }) => article) }
    },
  }
}
