import { expect, test } from 'vitest'
import { buildCorpus } from './build-corpus.ts'
import { codeLabel } from './codes.ts'
import { goods } from './goods.ts'
import { lineClasses } from './labelled-line.ts'
import { lineWriter } from './line-writer.ts'
import { randomOf } from './random.ts'
import { articlesOf } from './score.ts'
import { asScanned } from './slips.ts'
import { wordingOf, type Statement } from './statement.ts'
import { publicWordings } from './wordings/public.ts'

const corpus = buildCorpus()
const wording = wordingOf(publicWordings)
const byArticle = new Map(goods.map((good) => [good.article, good]))
const goodNamed = (name: string) => {
  const found = goods.find((good) => good.name === name)
  if (!found) throw new Error(`The store has no «${name}»`)
  return found
}
const said = (name: string) => wording.say(goodNamed(name), { style: 'full', random: randomOf(1) })
const without = (statement: Statement, ...texts: string[]): Statement => ({
  ...statement,
  facts: statement.facts.filter(({ fact }) => !texts.includes(fact.text)),
})

test('the corpus has every class and every kind of goods', () => {
  expect(corpus.length).toBeGreaterThan(1200)
  expect(new Set(corpus.map(({ cls }) => cls))).toEqual(new Set(lineClasses))
  const families = new Set(corpus.flatMap((line) => articlesOf(line).map((article) => byArticle.get(article)?.family)))
  expect(families).toEqual(new Set(goods.map(({ family }) => family)))
})

test('the same seed writes the same lines', () => {
  const written = [1, 2].map(() => {
    const { write } = lineWriter({ random: randomOf(7), wordings: publicWordings, others: [] })
    return lineClasses.map((cls) => write(cls))
  })
  expect(written[0]).toEqual(written[1])
})

test('the facts of a product, its series and brand name no other product', () => {
  const keys = goods.map(({ head, facts, series, brand }) => [head, ...facts.map(({ text }) => text), series, brand].join('|'))
  expect(new Set(keys).size).toBe(goods.length)
})

test('a line is labelled with one article only where it is a product of the store', () => {
  for (const line of corpus) for (const article of articlesOf(line)) expect(byArticle.has(article)).toBe(true)
  const ambiguous = corpus.filter((line) => 'ambiguous' in line)
  expect(ambiguous.every((line) => articlesOf(line).length > 1)).toBe(true)
})

test('without brand, series and mark a breaker is ambiguous among all makers of the same breaker', () => {
  const whole = said('Выключатель автоматический модульный 3п C 16А 6кА ВА-63 Delta Kelvora')
  expect(wording.labelOf(whole)).toEqual({ article: 'KV/VA2/3/C16/60' })
  const label = wording.labelOf({ ...without(whole, 'ВА-63'), brand: null, series: null })
  const same = goods.filter(({ title }) => title.startsWith('Выключатель автоматический модульный 3п C 16А 6кА '))
  expect(label).toEqual({ ambiguous: same.map(({ article }) => article) })
})

test('a general word names special kinds too', () => {
  const switchgear = wording.fitting({ head: 'автомат', facts: [], series: null, brand: null }).map(({ family }) => family)
  expect(new Set(switchgear)).toEqual(new Set(['mcb', 'mccb', 'motor-breaker', 'rcbo', 'relay-time']))
})

test('a name said whole means the product without extras, though one with extras fits too', () => {
  const bare = goods.find(
    ({ family, title, series, brand }) =>
      family === 'spd' &&
      !title.includes('контактом') &&
      goods.some((other) => other.title === `${title} с сигнальным контактом` && other.series === series && other.brand === brand),
  )
  if (!bare) throw new Error('No surge protector is sold with and without a contact')
  const statement = said(bare.name)
  expect(wording.fitting(statement).length).toBe(2)
  expect(wording.labelOf(statement)).toEqual({ article: bare.article })
})

test('a code of two makers is ambiguous until the brand is said', () => {
  const shared = goods.find(({ manufacturerCode, article }) =>
    goods.some((other) => other.manufacturerCode === manufacturerCode && other.article !== article),
  )
  if (!shared) throw new Error('No two makers print the same code')
  expect(codeLabel(shared.manufacturerCode)).toHaveProperty('ambiguous')
  expect(codeLabel(shared.manufacturerCode, { isMeant: ({ brand }) => brand === shared.brand })).toEqual({ article: shared.article })
})

test('what a scanner mistakes is one code, what it does not mistake are two', () => {
  expect(asScanned('TV-LP1-595X595-З2-65M')).toBe(asScanned('TV-LP1-595X595-32-65M'))
  expect(asScanned('TV-LP1-595X595-42-65M')).not.toBe(asScanned('TV-LP1-595X595-32-65M'))
})
