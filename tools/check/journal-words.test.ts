import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../contract/src/languages.ts'
import { ru } from '../../server/src/texts/journal/events.ru.ts'
import { journalTextsIn } from '../../server/src/texts/journal/journal.ts'

const modules = resolve(import.meta.dirname, '../../server/src/modules')

/** Events of the journal as the modules write them: `type: 'order.cancelled'`. */
const writtenTypes = () =>
  new Set(
    globSync('**/*.ts', { cwd: modules })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(resolve(modules, file), 'utf8').matchAll(/\btype: '([a-z-]+\.[a-z_-]+)'/g)])
      .map(([, type = '']) => type),
  )

test('every event that is written down has its words in the journal', () => {
  const types = [...writtenTypes()]
  expect(types.length).toBeGreaterThan(100)
  expect(types.filter((type) => !(type in ru)).toSorted()).toEqual([])
})

type Words = { [name: string]: string | Words }

/** `fields.credit.smallDebt.title` of the screen is `credit.smallDebt` of the journal. */
const titlesOf = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([name, inner]) => {
    if (typeof inner === 'string') return name === 'title' ? [[path, inner] as [string, string]] : []
    return titlesOf(inner, path === '' ? name : `${path}.${name}`)
  })

test.each(languages)('a setting is called alike in the journal and on its own screen: %s', (language) => {
  const file = resolve(import.meta.dirname, `../../web/src/i18n/${language}/settings.json`)
  const screen = JSON.parse(readFileSync(file, 'utf8')) as { fields: Words }
  const words: Record<string, string> = journalTextsIn(language).settings
  const titles = titlesOf(screen.fields)
  expect(titles.length).toBeGreaterThan(80)
  expect(titles.filter(([path, title]) => words[path] !== title)).toEqual([])
})
