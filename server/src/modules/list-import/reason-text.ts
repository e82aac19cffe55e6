import type { Language } from '@vitrina/contract/languages'
import { listImportTextsIn } from '#texts/list-import'
import { fill, textsIn } from '#texts/texts'
import type { LineRow } from './lines.queries.ts'

/** Why a product is proposed, in the reader's language; `$brand` and `$series` in a list of differences are words of the interface. */
export function reasonText(language: Language, { code, params }: LineRow['reason']): string {
  const { reasons } = listImportTextsIn(language)
  const { filters } = textsIn(language)
  if (!Object.hasOwn(reasons, code)) return ''
  // Features have the catalogue's own names; brand and series are words of the interface.
  const named = (value: string | number) =>
    typeof value === 'string' ? value.replaceAll('$brand', filters.brands).replaceAll('$series', filters.series) : value
  const shown = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, named(value)]))
  return fill(reasons[code as keyof typeof reasons], shown)
}
