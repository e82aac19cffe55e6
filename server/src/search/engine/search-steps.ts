import { planForBeginning, planForCode } from './query-plan.beginning.ts'
import type { Lexicon, Plan } from './query-plan.groups.ts'
import { readings } from './query-plan.layout.ts'
import { isOnlySynonyms } from './query-plan.synonyms.ts'
import { loosen, nearby, planFor, similarCodes } from './query-plan.ts'
import type { Interpreted, SearchRequest, SearchResult, SuggestRequest, SuggestResult, Synonym } from './search-types.ts'

/** The result of one reading of the words. */
export type Found = Omit<SearchResult, 'near' | 'interpreted'>

/** A request to be answered by a plan; without one, by its conditions alone. */
export type Question = { request: SearchRequest; plan: Plan | null }

/** The steps of a search, independent of the engine: each yields a question, and its result decides the next. */
export type Steps<T> = Generator<Question, T, Found>

/** Fewer than this, and similar products are shown as well. */
const FEW = 10

const asTyped = (text: string): Interpreted => ({ changed: 'none', text, replaced: [], dropped: [] })

/** Walks down with an engine that answers at once. */
export function runSteps<T>(steps: Steps<T>, answer: (question: Question) => Found): T {
  let step = steps.next()
  while (!step.done) step = steps.next(answer(step.value))
  return step.value
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
  const first = planFor(lexicon, text, { isLiteral: false, isWhole, synonyms })
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
  const isShort = !isWhole && found.total > 0 && found.total < FEW && request.offset === 0
  return { ...found, near: isShort ? yield* nearTo(lexicon, request, plan, found.ids) : [], interpreted: plan.interpreted }
}

type Looser = { text: string; first: Plan; synonyms: Synonym[]; isWhole: boolean }

/** Each step forgives more than the one before. */
function* looserPlans(lexicon: Lexicon, { text, first, synonyms, isWhole }: Looser): Generator<Plan> {
  const isUseless = synonyms.length > 0 && isOnlySynonyms(first.groups, synonyms)
  const plain = (isUseless && planFor(lexicon, text, { isLiteral: false, isWhole, synonyms: [] })) || first
  if (plain !== first) yield plain
  const codeTypos = similarCodes(lexicon, text)
  if (codeTypos) yield codeTypos
  for (const reading of readings(text)) {
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
  const { text, limit, viewer, columns: counted = [], synonyms = [], owned = [] } = asked
  const request: SearchRequest = { columns: [], features: [], viewer, sort: 'relevance', offset: 0, limit, withFacets: counted, text }
  const own = owned.length > 0 ? yield { request: { ...request, only: owned }, plan: null } : null
  const answered: { plan: Plan; found: Found }[] = []
  const plans = [
    planForCode(lexicon, text),
    planForBeginning(lexicon, text),
    synonyms.length > 0 ? planFor(lexicon, text, { isLiteral: false, synonyms }) : null,
  ]
  for (const plan of plans) if (plan) answered.push({ plan, found: yield { request, plan } })
  const found = answered.map((one) => one.found)
  const [widest] = found.toSorted((a, b) => b.total - a.total)
  // In the order of the codes, not of their popularity.
  const first = owned.filter((id) => own?.ids.includes(id))
  if (first.length > 0 || (widest && widest.total > 0)) {
    const ids = [...new Set([...first, ...found.flatMap((one) => one.ids)])].slice(0, limit)
    // Words in the other layout may match only through a synonym: then that reading is reported.
    const interpretation = first.length > 0 ? undefined : answered.find((one) => one.found.total > 0)?.plan.interpreted
    return { ids, columns: frequent((widest?.total ? widest : own)?.columns ?? {}), interpreted: interpretation ?? asTyped(text) }
  }
  const { ids, columns, interpreted } = yield* searchSteps(lexicon, { ...request, synonyms })
  return { ids, columns: frequent(columns), interpreted }
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
