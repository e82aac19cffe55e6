import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '../web/src')
/** Namespace of a screen that names none. */
const USUAL = 'shell'
const languages = ['ru', 'en', 'uz']

const keysIn = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [before + key] : keysIn(text as object, `${before}${key}.`)))

/** Languages differ in the number of plural forms. */
const withoutForms = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

const read = (language: string) =>
  new Map(
    globSync(join(web, `i18n/${language}/*.json`)).map((file) => [
      basename(file, '.json'),
      new Set(keysIn(JSON.parse(readFileSync(file, 'utf8')) as object).map(withoutForms)),
    ]),
  )

test.each(languages.slice(1))('%s has all keys of Russian, and no others', (language) => {
  expect(read(language)).toEqual(read('ru'))
})

const quoted = (text: string) => Array.from(text.matchAll(/'([^']+)'/g), ([, word = '']) => word)

test('every text a screen uses exists', () => {
  const known = read('ru')
  const missing = globSync(join(web, '**/*.{ts,tsx}'), { exclude: (path) => path.endsWith('.test.ts') }).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const named = Array.from(source.matchAll(/useTranslation\(([^)]*)\)/g), ([, given = '']) => (given ? quoted(given) : [USUAL])).flat()
    // A component that gets `t` as a prop does not name its namespace.
    const spaces = named.length > 0 ? named : [...known.keys()]
    return Array.from(source.matchAll(/\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g), ([, plain, template]) => plain ?? template ?? '')
      .filter((asked) => {
        const { space, key = '' } = /^(?:(?<space>[a-z-]+):)?(?<key>.*)$/s.exec(asked)?.groups ?? {}
        const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}$`)
        return !(space ? [space] : spaces).some((one) => [...(known.get(one) ?? [])].some((there) => pattern.test(there)))
      })
      .map((asked) => `${file.slice(web.length + 1)}: ${asked}`)
  })
  expect(missing).toEqual([])
})
