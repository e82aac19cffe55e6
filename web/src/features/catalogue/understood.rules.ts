import type { CatalogueFilter, ProductList, UnderstoodPart } from '@vitrina/contract/catalogue/catalogue'
import type { CatalogueParams } from './catalogue.params.ts'
import { withChosen } from './filters/filter-choice.rules.ts'

export type Interpretation = ProductList['interpreted']
type Span = UnderstoodPart['spans'][number]
/** What tells one filter from another. */
type Place = Pick<CatalogueFilter, 'id' | 'code'>

/** The text without some of its words; words that stood on both sides of one are not joined. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  const isGone = (at: number) => spans.some(({ from, to }) => at >= from && at < to)
  const left = Array.from({ length: text.length }, (_, at) => (isGone(at) ? ' ' : text[at])).join('')
  // A comma between two words is left over once one of them is gone.
  const words = left.split(/\s+/).filter((word) => word !== '' && !/^[,;]+$/.test(word))
  return words.join(' ').replace(/[,;]+$/, '')
}

const placeOf = ({ role, filter }: UnderstoodPart): Place =>
  role === 'feature' ? { id: `feature-${filter}`, code: filter } : { id: filter, code: null }

export const isOfFilter = (part: UnderstoodPart, { id, code }: Place): boolean => {
  const place = placeOf(part)
  return code === null ? place.code === null && place.id === id : place.code === code
}

/** «Номинальный ток: 16 А»; a kind, a brand or a series is named by itself. */
export const fullNameOf = ({ name, label }: UnderstoodPart): string => (name ? `${name}: ${label}` : label)

/** The search text without the words of a part or of an amount. */
export const withoutWords = ({ text }: Interpretation, parts: readonly { spans: Span[] }[]): Pick<CatalogueParams, 'keyword'> => ({
  keyword: withoutSpans(
    text,
    parts.flatMap(({ spans }) => spans),
  ),
})

/** The filter a part stands for, in place of its words: the list stays the same. */
export function withFilterOf(params: CatalogueParams, interpreted: Interpretation, part: UnderstoodPart): Partial<CatalogueParams> {
  const chosen =
    part.filter === 'section' && part.role === 'kind' ? { section: part.values } : withChosen(params, placeOf(part), part.values)
  return { ...chosen, ...withoutWords(interpreted, [part]) }
}

/** A choice made in a filter replaces what the search text says about it. */
export function withoutWordsOf(interpreted: Interpretation | undefined, filter: Place): Partial<CatalogueParams> {
  const parts = interpreted?.understood.filter((part) => isOfFilter(part, filter)) ?? []
  return interpreted && parts.length > 0 ? withoutWords(interpreted, parts) : {}
}

export const relaxedIn = ({ understood }: Interpretation): UnderstoodPart[] => understood.filter(({ isRelaxed }) => isRelaxed)
