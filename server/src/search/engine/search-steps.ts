import { planForArticle, planForBeginning, planForCode } from './query-plan.beginning.ts'
import { codeIn } from './normalise/tokenise.ts'
import { hasDigit, type Lexicon, type Plan } from './query-plan.groups.ts'
import { otherLayouts } from './query-plan.layout.ts'
import { isOnlySynonyms } from './query-plan.synonyms.ts'
import { loosen, nearby, planFor, similarCodes } from './query-plan.ts'
import type { Interpreted, SearchRequest, SearchResult, SuggestRequest, SuggestResult, Synonym, TextReading } from './search-types.ts'

/** The result of one reading of the words. */
export type Found = Omit<SearchResult, 'near' | 'interpreted'>

/** A request to be answered by a plan; without one, by its conditions alone. */
export type Question = { request: SearchRequest; plan: Plan | null }

/** The steps of a search, independent of the engine: each yields a question, and its result decides the next. */
export type Steps<T> = Generator<Question, T, Found>

/** Fewer than this, and similar products are shown as well. */
const FEW = 10
const MOST_NEAR_QUESTIONS = 3

const asTyped = (text: string): Interpreted => ({ changed: 'none', text, replaced: [], dropped: [], reading: -1 })

/** Walks down with an engine that answers at once. */
export function runSteps<T>(steps: Steps<T>, answer: (question: Question) => Found): T {
  let step = steps.next()
  while (!step.done) step = steps.next(answer(step.value))
  return step.value
}

/** Worked out when it is first wanted. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** As typed → the other layout → slips of the hand → fewer words; an empty answer takes the next step and reports the change. */
export function* searchSteps(lexicon: Lexicon, request: SearchRequest): Steps<SearchResult> {
  const text = request.text?.trim() ?? ''
  if (!text) return { ...(yield { request, plan: null }), near: [], interpreted: asTyped('') }
  const { synonyms = [], owned = [], isLiteral = false, isWhole = false } = request
  const literal = isLiteral || owned.length > 0 ? planFor(lexicon, text, { isLiteral: true, synonyms: [] }) : null
  if (literal) {
    const found = yield { request, plan: literal }
    // A code of the viewer's own is exact, not a slip for something else.
    if (isLiteral || found.total > 0) return { ...found, near: [], interpreted: asTyped(text) }
  }
  const begun = isWhole ? null : planForArticle(lexicon, text)
  if (begun) {
    const found = yield { request, plan: begun }
    if (found.total > 0) return { ...found, near: yield* nearFew(lexicon, request, begun, found), interpreted: begun.interpreted }
  }
  // A text that is understood mostly needs no plan of its words.
  const planOfWords = once(() => planFor(lexicon, text, { isLiteral: false, isWhole, synonyms }))
  const understood = yield* understoodSteps(lexicon, { ...request, text }, planOfWords)
  if (understood) return understood
  const first = planOfWords()
  if (!first) return { ...(yield { request: { ...request, only: owned }, plan: null }), near: [], interpreted: asTyped(text) }
  let plan = first
  let found = yield { request, plan }
  if (found.total === 0) {
    for (const looser of looserPlans(lexicon, { text, first, synonyms, isWhole })) {
      found = yield { request, plan: looser }
      if (found.total === 0) continue
      plan = looser
      break
    }
  }
  return { ...found, near: isWhole ? [] : yield* nearFew(lexicon, request, plan, found), interpreted: plan.interpreted }
}

/** Similar products, when there are few. */
function* nearFew(lexicon: Lexicon, request: SearchRequest, plan: Plan, { total, ids }: Found): Steps<number[]> {
  return total > 0 && total < FEW && request.offset === 0 ? yield* nearTo(lexicon, request, plan, ids) : []
}

/** Shorter ones are also words of names: C16, IP44. */
const LONG_ENOUGH_FOR_CODE = 5

function isKnownCode(lexicon: Lexicon, text: string): boolean {
  const whole = codeIn(text)
  return whole.length >= LONG_ENOUGH_FOR_CODE && hasDigit(whole) && lexicon.frequency(whole) > 0
}

/** From so many words on a text may be the name of one product, copied from somewhere. */
const LEAST_NAME_WORDS = 6

/** Features one question may have conditions on. */
const MOST_FEATURES = 30

/** A chosen filter takes the place of what was read for it. */
function withReading(request: SearchRequest, { columns, features, text }: TextReading): SearchRequest {
  const { text: _, readings: __, ...rest } = request
  const unchosen = features.filter(({ feature }) => request.features.every((one) => one.feature !== feature))
  return {
    ...rest,
    ...(text && { text }),
    ranking: { ...request.ranking, isUnderstood: true },
    columns: [...request.columns, ...columns.filter(({ column }) => request.columns.every((one) => one.column !== column))],
    features: [...request.features, ...unchosen].slice(0, Math.max(MOST_FEATURES, request.features.length)),
  }
}

/** The meaning of the text, tried part by part, and its words as they stand between; null when neither has found anything. */
function* understoodSteps(
  lexicon: Lexicon,
  request: SearchRequest & { text: string },
  planOfWords: () => Plan | null,
): Steps<SearchResult | null> {
  const { readings = [], isWhole = false, text } = request
  if (readings.length === 0 || isKnownCode(lexicon, text)) return null
  const isLong = text.split(/\s+/).length >= LEAST_NAME_WORDS
  let isPlainTried = false
  for (const [place, reading] of readings.entries()) {
    if (reading.isRelaxed && isWhole) return null
    if ((reading.isRelaxed || isLong) && !isPlainTried) {
      isPlainTried = true
      const plain = planOfWords()
      // All words as they stand say more than a part of the meaning, and many of them name one product.
      const found = plain?.interpreted.changed === 'none' ? yield { request, plan: plain } : null
      if (plain && found && found.total > 0)
        return { ...found, near: isWhole ? [] : yield* nearFew(lexicon, request, plain, found), interpreted: plain.interpreted }
    }
    const answered = yield* answerReading(lexicon, request, reading)
    if (!answered) continue
    const isShort = !isWhole && answered.found.total < FEW && request.offset === 0
    const near = isShort ? yield* nearToReading(lexicon, request, { readings: readings.slice(place + 1), known: answered.found.ids }) : []
    return { ...answered.found, near, interpreted: interpretedAs(reading, place, answered.interpreted) }
  }
  return null
}

function* answerReading(
  lexicon: Lexicon,
  request: SearchRequest,
  reading: TextReading,
): Steps<{ found: Found; interpreted: Interpreted | null } | null> {
  const { synonyms = [], isWhole = false } = request
  const plan = reading.text ? planFor(lexicon, reading.text, { isLiteral: false, isWhole, synonyms }) : null
  // Of words that are all unknown nothing is left to look for.
  if (plan && plan.groups.length === 0 && isWhole) return null
  const withWords = plan && plan.groups.length > 0
  const found = yield { request: withReading(request, withWords ? reading : { ...reading, text: '' }), plan: withWords ? plan : null }
  return found.total > 0 ? { found, interpreted: plan?.interpreted ?? null } : null
}

function interpretedAs(reading: TextReading, place: number, words: Interpreted | null): Interpreted {
  const dropped = [...reading.dropped, ...(words?.dropped ?? [])]
  const changed = dropped.length > 0 ? 'partly' : words && words.changed !== 'none' ? words.changed : reading.changed
  return { changed, text: reading.read, replaced: words?.replaced ?? [], dropped, reading: place }
}

/** Goods that lack one part of the meaning. */
function* nearToReading(
  lexicon: Lexicon,
  request: SearchRequest,
  { readings, known }: { readings: readonly TextReading[]; known: number[] },
): Steps<number[]> {
  const shown = new Set(known)
  const near = new Set<number>()
  for (const reading of readings.slice(0, MOST_NEAR_QUESTIONS)) {
    if (near.size >= FEW) break
    const wider = { ...request, sort: 'relevance' as const, limit: FEW * 2, withFacets: false }
    const answered = yield* answerReading(lexicon, wider, reading)
    for (const id of answered?.found.ids ?? []) if (!shown.has(id)) near.add(id)
  }
  return [...near].slice(0, FEW)
}

type Looser = { text: string; first: Plan; synonyms: Synonym[]; isWhole: boolean }

/** Each step forgives more than the one before. */
function* looserPlans(lexicon: Lexicon, { text, first, synonyms, isWhole }: Looser): Generator<Plan> {
  const isUseless = synonyms.length > 0 && isOnlySynonyms(first.groups, synonyms)
  const plain = (isUseless && planFor(lexicon, text, { isLiteral: false, isWhole, synonyms: [] })) || first
  if (plain !== first) yield plain
  const codeTypos = similarCodes(lexicon, text)
  if (codeTypos) yield codeTypos
  for (const reading of otherLayouts(text)) {
    const plan = planFor(lexicon, reading, { isLiteral: true, synonyms: [] })
    if (plan && plan.groups.length > 0) yield { ...plan, interpreted: { ...plan.interpreted, changed: 'layout', text: reading } }
  }
  const { text: read, dropped } = plain.interpreted
  const retyped = read === text ? null : similarCodes(lexicon, read)
  if (retyped) yield retyped
  const maxDropped = isWhole ? 0 : plain.groups.length / 2
  for (let spare = 0; plain.groups.length > 0 && spare <= maxDropped; spare++) {
    const changed = spare > 0 || dropped.length > 0 ? 'partly' : 'spelling'
    yield { ...loosen(lexicon, plain, spare), interpreted: { ...plain.interpreted, changed } }
  }
}

/** Codes that go on where a typed one ends, codes like it, then products like the words. */
function* nearTo(lexicon: Lexicon, request: SearchRequest, plan: Plan, known: number[]): Steps<number[]> {
  const shown = new Set(known)
  const near = new Set<number>()
  const { text } = plan.interpreted
  for (const widen of [() => planForCode(lexicon, text), () => similarCodes(lexicon, text), () => nearby(lexicon, plan)]) {
    const wider = near.size < FEW ? widen() : null
    if (!wider || wider.groups.length === 0) continue
    const { ids } = yield { request: { ...request, sort: 'relevance', limit: FEW * 2, withFacets: false }, plan: wider }
    for (const id of ids) if (!shown.has(id)) near.add(id)
  }
  return [...near].slice(0, FEW)
}

/** Suggestions for a text still being typed: the viewer's codes, codes that begin with it, then matches of its words and beginnings. */
export function* suggestSteps(lexicon: Lexicon, asked: SuggestRequest): Steps<SuggestResult> {
  const { text, limit, viewer, ranking, columns: counted = [], synonyms = [], owned = [], readings = [] } = asked
  const request: SearchRequest = {
    columns: [],
    features: [],
    // Suggestions are cached for everybody of a region: prices and stock play no part in their order.
    viewer: { ...viewer, places: [] },
    ranking: { ...ranking, isPriceHidden: true },
    sort: 'relevance',
    offset: 0,
    limit,
    withFacets: counted,
    text,
  }
  const own = owned.length > 0 ? yield { request: { ...request, only: owned }, plan: null } : null
  const answered: { interpreted: Interpreted; found: Found }[] = []
  const [meaning] = readings
  // A word still being typed is no slip of the hand yet.
  if (meaning && meaning.changed === 'none' && !meaning.isRelaxed && !isKnownCode(lexicon, text)) {
    const read = yield* answerReading(lexicon, request, meaning)
    if (read) answered.push({ found: read.found, interpreted: interpretedAs(meaning, 0, read.interpreted) })
  }
  const byCode = planForCode(lexicon, text)
  const begun = byCode ? yield { request, plan: byCode } : null
  if (byCode && begun) answered.push({ interpreted: byCode.interpreted, found: begun })
  const plans = [planForBeginning(lexicon, text), synonyms.length > 0 ? planFor(lexicon, text, { isLiteral: false, synonyms }) : null]
  for (const plan of plans) {
    const ids = new Set(answered.flatMap(({ found }) => found.ids))
    // Where there are enough already, only what it counts is of use.
    if (plan)
      answered.push({
        interpreted: plan.interpreted,
        found: yield { request: ids.size < limit ? request : { ...request, limit: 0 }, plan },
      })
  }
  const found = answered.map((one) => one.found)
  const [widest] = found.toSorted((a, b) => b.total - a.total)
  // In the order of the codes, not of their popularity.
  const first = owned.filter((id) => own?.ids.includes(id))
  if (first.length > 0 || (widest && widest.total > 0)) {
    const ids = [...new Set([...first, ...found.flatMap((one) => one.ids)])].slice(0, limit)
    // Words in the other layout may match only through a synonym: then that reading is reported.
    const interpretation = first.length > 0 ? undefined : answered.find((one) => one.found.total > 0)?.interpreted
    return {
      ids,
      columns: frequent((widest?.total ? widest : own)?.columns ?? {}),
      interpreted: interpretation ?? asTyped(text),
      begun: { ids: begun?.ids ?? [], total: begun?.total ?? 0 },
    }
  }
  const { ids, columns, interpreted } = yield* searchSteps(lexicon, { ...request, synonyms, readings })
  return { ids, columns: frequent(columns), interpreted, begun: { ids: [], total: 0 } }
}

const frequent = (columns: Found['columns']): SuggestResult['columns'] =>
  Object.fromEntries(
    Object.entries(columns).map(([name, counts]) => [
      name,
      [...counts]
        .filter(([value]) => value > 0)
        .sort(([a, many], [b, more]) => more - many || a - b)
        .slice(0, 10)
        .map(([value]) => value),
    ]),
  )
