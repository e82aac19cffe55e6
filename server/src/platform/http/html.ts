const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const SIGNS = ['<', '>', '\u2028', '\u2029']

/** Whether JSON is the same text as `inScript` would write, so that its bytes need not be read. */
export const canStandInScript = (json: Buffer): boolean => SIGNS.every((sign) => !json.includes(sign))

/** Inside a script of data only its end could be mistaken; two more signs are line ends to older readers. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Markup that is safe to stand as it is. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
  toString(): string {
    return this.markup
  }
}

type Value = Html | string | number | readonly (Html | string)[]

const markupOf = (value: Value): string => {
  if (value instanceof Html) return value.markup
  if (typeof value === 'object') return value.map((one) => markupOf(one)).join('')
  return escapeHtml(String(value))
}

/** Every value is escaped unless it is itself `html`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, place) => text + markupOf(values[place - 1] ?? '') + part))
