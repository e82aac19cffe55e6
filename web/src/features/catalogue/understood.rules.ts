import type { ProductList } from '@vitrina/contract/catalogue/catalogue'
import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import type { CatalogueParams } from './catalogue.params.ts'
import { choicesIn, chosenIn, type ValueId, withChosen } from './filters/filter-choice.rules.ts'

export type Interpretation = ProductList['interpreted']
type Span = UnderstoodPart['spans'][number]
/** The key of a filter. */
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

/** «16 А» and «C» say what they are, a bare number does not. */
export const shortNameOf = (part: UnderstoodPart): string => (/\p{L}/u.test(part.label) ? part.label : fullNameOf(part))

const union = <T>(some: readonly T[], more: readonly T[]): T[] => [...new Set([...some, ...more])]

/** The same filter, chosen. Parts of one filter are alternatives, as its values are. */
function withFilter(params: CatalogueParams, part: UnderstoodPart): CatalogueParams {
  const place = placeOf(part)
  const chosen =
    place.id === 'section'
      ? { section: union(params.section, part.values) }
      : withChosen(params, place, union(chosenIn(params, place), part.values))
  return { ...params, ...chosen }
}

const overlap = (some: readonly Span[], more: readonly Span[]) =>
  some.some((one) => more.some((other) => one.from < other.to && other.from < one.to))

/** The parts as filters in place of their words, together with those read from the same words: «3х2,5» is cores and their section. */
function withFilters(
  params: CatalogueParams,
  { text, understood }: Interpretation,
  parts: readonly UnderstoodPart[],
  gone: readonly Span[] = [],
) {
  const spans = [...gone, ...parts.flatMap((part) => part.spans)]
  const bound = understood.filter((part) => !part.isRelaxed && !parts.includes(part) && overlap(part.spans, spans))
  const chosen = [...parts, ...bound]
  const words = [...spans, ...bound.flatMap((part) => part.spans)]
  return { ...chosen.reduce(withFilter, params), keyword: withoutSpans(text, words) }
}

/** The search with the filter a part stands for in place of its words: the list stays the same. */
export function withFilterOf(params: CatalogueParams, interpreted: Interpretation, part: UnderstoodPart): CatalogueParams {
  const alike = interpreted.understood.filter((one) => !one.isRelaxed && isOfFilter(one, placeOf(part)))
  return withFilters(params, interpreted, alike)
}

/** The search without a part or an amount. */
export function withoutParts(params: CatalogueParams, interpreted: Interpretation, gone: readonly { spans: Span[] }[]): CatalogueParams {
  const left = { ...interpreted, understood: interpreted.understood.filter((part) => !gone.includes(part)) }
  return withFilters(
    params,
    left,
    [],
    gone.flatMap(({ spans }) => spans),
  )
}

/** One kind of cable is chosen after «кабель»: the text says no other. */
function isNarrowed(parts: readonly UnderstoodPart[], chosen: readonly ValueId[]): boolean {
  const values = new Set(parts.filter(({ isRelaxed }) => !isRelaxed).flatMap((part): ValueId[] => part.values))
  return chosen.length > 0 && chosen.length < values.size && chosen.every((id) => values.has(id))
}

type Choice = { filter: Place; next: CatalogueParams }

/** The search before a choice in a filter, which replaces what the text says about it, unless it says the same more exactly. */
export function withoutPartsOf(
  params: CatalogueParams,
  interpreted: Interpretation | undefined,
  { filter, next }: Choice,
): CatalogueParams {
  const parts = interpreted?.understood.filter((part) => isOfFilter(part, filter)) ?? []
  if (!interpreted || parts.length === 0 || choicesIn(next, filter) === 0 || isNarrowed(parts, chosenIn(next, filter))) return params
  return withoutParts(params, interpreted, parts)
}

/** A chosen filter takes the place of a part. */
export const isReplaced = (params: CatalogueParams, part: UnderstoodPart): boolean => {
  const place = placeOf(part)
  return !part.isRelaxed && (place.id === 'section' ? params.section.length > 0 : choicesIn(params, place) > 0)
}

export const relaxedIn = ({ understood }: Interpretation): UnderstoodPart[] => understood.filter(({ isRelaxed }) => isRelaxed)

/** Whether other words were searched than were typed; what the parts say themselves needs no sentence. */
export const isTextChanged = (keyword: string, { changed, text, dropped, understood }: Interpretation): boolean =>
  changed !== 'none' && (understood.length === 0 || dropped.length > 0 || text.toLowerCase() !== keyword.toLowerCase())
