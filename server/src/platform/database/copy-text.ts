type Value = string | number | boolean | null | readonly string[]

const SPECIAL = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(SPECIAL, (sign) => escapes[sign] ?? sign)
const element = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

function field(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  return typeof value === 'object' ? escaped(`{${value.map(element).join(',')}}`) : String(value)
}

/** A row as COPY reads it. */
export const copyRow = (values: readonly Value[]): string => `${values.map(field).join('\t')}\n`
