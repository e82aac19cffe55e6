import { readFileSync } from 'node:fs'
import { type Language, type Localised, languages } from '@vitrina/contract/languages'
import { renderMarkdown } from './render-markdown.ts'
import type { AllLanguages } from './texts.ts'

/** `values` stand in the text as `{{name}}`. */
type Values = Record<string, string>

export type TextFile = {
  /** A field of the front matter; a list is separated by commas. */
  list: (name: string) => string[]
  /** `name`, `name.en` and `name.uz` of the front matter. */
  localised: (name: string) => AllLanguages
  html: Localised
}

/**
 * A text of the demo: front matter with `name: value` lines, the Russian text, then other languages after `<!-- en -->`
 * and `<!-- uz -->`. `path` is relative to this folder, without its ending.
 */
export function readTextFile(path: string, values: Values = {}): TextFile {
  const source = readFileSync(new URL(`./${path}.md`, import.meta.url), 'utf8')
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const fields = new Map(head.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]))
  const field = (name: string) => {
    const value = fields.get(name)
    if (!value) throw new Error(`${path}.md has no «${name}»`)
    return value
  }
  return {
    list: (name) => field(name).split(', '),
    localised: (name) => ({ ru: field(name), en: field(`${name}.en`), uz: field(`${name}.uz`) }),
    html: renderLanguages(body, values),
  }
}

const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

function renderLanguages(body: string, values: Values): Localised {
  const [ru = '', ...others] = body.split(/^<!-- (\w+) -->$/m)
  const html: Localised = { ru: render(ru, values) }
  for (let place = 0; place < others.length; place += 2) {
    const language = others[place] ?? ''
    if (!isLanguage(language)) throw new Error(`No language is called ${language}`)
    html[language] = render(others[place + 1] ?? '', values)
  }
  return html
}

const render = (text: string, values: Values) =>
  renderMarkdown(
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The text names {{${name}}}, which has no value`)
      return value
    }),
  )
