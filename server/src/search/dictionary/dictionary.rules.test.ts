import { expect, test } from 'vitest'
import { type ChangedWord, findEntries, mergeDictionary } from './dictionary.rules.ts'

const word = (key: string, ...means: string[]) => ({ key, says: key, means })
const changed = (key: string, means: string[], isOff = false): ChangedWord => ({ ...word(key, ...means), isOff, changedAt: new Date(0) })
const changes = [changed('гофра', ['рукав']), changed('клипса', ['держатель'], true), changed('жгутик', ['кабель'])]
const entries = mergeDictionary([word('гофра', 'труба'), word('клипса', 'держатель'), word('стяжка', 'хомут')], changes)

test('a changed word keeps the seller’s meaning and knows the product’s', () => {
  expect(entries).toEqual([
    { ...changes[0], changedAt: '1970-01-01T00:00:00.000Z', shippedMeans: ['труба'] },
    { ...changes[2], changedAt: '1970-01-01T00:00:00.000Z', shippedMeans: null },
    { ...changes[1], changedAt: '1970-01-01T00:00:00.000Z', shippedMeans: ['держатель'] },
    { ...word('стяжка', 'хомут'), shippedMeans: ['хомут'], isOff: false, changedAt: null },
  ])
})

test('the next version of the product adds, changes and withdraws its words and leaves the seller’s alone', () => {
  const next = mergeDictionary([word('гофра', 'труба новая'), word('жгутик', 'провод'), word('новинка', 'лента')], changes)
  expect(next.map(({ key, means, shippedMeans, isOff }) => [key, means, shippedMeans, isOff])).toEqual([
    ['гофра', ['рукав'], ['труба новая'], false],
    ['жгутик', ['кабель'], ['провод'], false],
    ['клипса', ['держатель'], null, true],
    ['новинка', ['лента'], ['лента'], false],
  ])
})

const find = (text: string, show: 'all' | 'changed' | 'own' | 'off' = 'all') => {
  const { items, counts } = findEntries(entries, { key: text, text, show })
  return { keys: items.map(({ key }) => key), counts }
}

test('words are listed by kind, and found by what they say before what they mean', () => {
  expect(find('')).toEqual({ keys: ['гофра', 'жгутик', 'клипса', 'стяжка'], counts: { all: 4, changed: 2, own: 1, off: 1 } })
  expect(find('', 'changed').keys).toEqual(['гофра', 'клипса'])
  expect(find('', 'own').keys).toEqual(['жгутик'])
  expect(find('', 'off').keys).toEqual(['клипса'])
  // «кабель» is a meaning, «к» begins one word and stands in others.
  expect(find('кабель')).toEqual({ keys: ['жгутик'], counts: { all: 1, changed: 0, own: 1, off: 0 } })
  expect(find('к').keys[0]).toBe('клипса')
})
