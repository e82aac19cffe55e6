import { setImmediate as nextTurn } from 'node:timers/promises'
import { MAX_CANDIDATES } from '@vitrina/contract/list-import/list-import.rules'
import type { Context } from '#platform/context'
import type { GoodsSearch } from '#search/goods-search'
import type { Viewer } from '#search/engine/search-types'
import { findChoices, findChoicesOfOthers } from '../choices.queries.ts'
import { findAnswers } from '../unmatched-texts.queries.ts'
import { cleanText, withoutShortSeries } from './clean-text.rules.ts'
import { codesIn } from './codes-in-text.ts'
import { compactOf } from '#search/engine/normalise/tokenise'
import { comparedProducts, type ComparedProducts } from './compared-products.ts'
import { compareLine, type Comparison, type ReadLine } from './compare-line.ts'
import { confidenceOf } from './confidence.rules.ts'
import { type Candidate, decideByWords, type DescribeDifference, type WordDecision } from './decide.rules.ts'
import { type Decision, decideByCode, needsWords } from './decide-line.rules.ts'
import { differences } from './differences.ts'
import { type CandidateSearch, candidateSearch } from './find-candidates.ts'
import { type CodeHit, findCodes } from './find-codes.ts'
import type { GoodsNames } from './goods-names.ts'
import { lineReader } from './read-line.ts'
import { layoutFixer } from './fix-layout.ts'
import { isAmountClear } from '../reading/readings.rules.ts'
import { repairSigns } from './repair-signs.rules.ts'
import { inTurns } from '#platform/process/turns'
import type { LineToMatch, ListReading } from './line-to-match.ts'

export type LineMatch = Decision & {
  confidence: number
  /** The reading of the line whose amount goes with the product. */
  reading: ListReading | null
  /** The company's own product that was chosen for the same text before. */
  customProductId: number | null
}

/** Few, so that lists of several visitors take turns. */
const AT_ONCE = 16
const MOST_READINGS = 3
/** A few milliseconds of work: all candidates of a line at a stretch would keep others waiting. */
const COMPARED_AT_ONCE = 6
/** With less of its words explained, a line is worth the dearest search. */
const WELL_EXPLAINED = 0.5

type Tools = {
  relaid: (text: string) => Promise<string>
  inTurn: ReturnType<typeof inTurns>
  search: CandidateSearch
  products: ComparedProducts
  read: ReturnType<typeof lineReader>
  differenceOf: DescribeDifference
}

/** The lines of a list, and the buyer they are matched for. */
export type MatchQuestion = { companyId: number | null; viewer: Viewer; lines: readonly LineToMatch[] }

/** Products for the lines of a list, each with its reason; the ladder of the domain: codes, earlier choices, features, names, words. */
export async function matchLines(
  ctx: Context,
  { companyId, viewer, lines }: MatchQuestion,
  { engine, names }: { engine: GoodsSearch; names: GoodsNames },
): Promise<LineMatch[]> {
  const { lookup } = engine
  const products = comparedProducts(ctx, { lookup, names })
  const tools = {
    inTurn: inTurns(),
    relaid: layoutFixer(lookup),
    search: candidateSearch(engine, viewer),
    products,
    read: lineReader(lookup),
    differenceOf: differences(products, names),
  }
  const hitOf = await findCodes(ctx, { companyId, lookup, lines })
  const remembered = await earlierChoices(ctx, companyId, lines)
  const matches: LineMatch[] = []
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = await Promise.all(
      lines.slice(at, at + AT_ONCE).map(async (line) => {
        const hit = await tools.inTurn(() => hitOf(line))
        return remembered.own(line, await matchLine(tools, line, hit, remembered.others(line)))
      }),
    )
    matches.push(...some)
    await nextTurn()
  }
  return matches
}

/** Earlier choices for the same texts: those of the company and the seller's answers are taken, those of other companies offered. */
async function earlierChoices(ctx: Context, companyId: number | null, lines: readonly LineToMatch[]) {
  const keys = [...new Set(lines.map(({ matchKey }) => matchKey).filter(Boolean))]
  const own = companyId === null ? null : await findChoices(ctx, companyId, keys)
  const answers = await findAnswers(ctx, keys)
  const others = await findChoicesOfOthers(ctx, companyId, keys)
  return {
    /** A person's choice goes before everything; what else was found is still offered. */
    own: (line: LineToMatch, match: LineMatch): LineMatch => {
      const choice = own?.get(line.matchKey)
      if (choice) return withChoice(match, { ...choice, code: 'earlier' })
      const answer = answers.get(line.matchKey)
      if (!answer) return match
      if (answer.productId !== null) return withChoice(match, { ...answer, customProductId: null, code: 'answered-by-seller' })
      // Goods that came into the catalogue after the answer are found all the same.
      return match.status === 'unmatched' ? { ...match, reason: { code: 'not-sold', params: {} } } : match
    },
    others: (line: LineToMatch): number[] => others.get(line.matchKey) ?? [],
  }
}

type Chosen = { productId: number | null; customProductId: number | null; code: 'earlier' | 'answered-by-seller' }

function withChoice(match: LineMatch, { productId, customProductId, code }: Chosen): LineMatch {
  const confidence = confidenceOf('earlier-choice')
  const reason = { code, params: {} }
  const chosen: Candidate[] = productId === null ? [] : [{ productId, confidence, reason, basis: 'earlier-choice' }]
  const rest = match.candidates.filter((one) => one.productId !== productId)
  const candidates = [...chosen, ...rest].slice(0, MAX_CANDIDATES)
  return { ...match, status: 'matched', by: 'earlier', confidence, reason, candidates, customProductId }
}

async function matchLine(tools: Tools, line: LineToMatch, hit: CodeHit | null, chosenByOthers: readonly number[]): Promise<LineMatch> {
  const byCode = hit && (await matchByCode(tools, line, hit))
  if (byCode) return { ...byCode, confidence: byCode.candidates[0]?.confidence ?? 0, customProductId: null }
  const { decision, reading } = await matchByWords(tools, line)
  const offered = decision.status === 'matched' ? decision.candidates : withChoices(decision.candidates, chosenByOthers)
  return {
    ...decision,
    status: chosenByOthers.length > 0 && decision.status === 'unmatched' ? 'review' : decision.status,
    candidates: offered,
    confidence: offered[0]?.confidence ?? 0,
    reading,
    customProductId: null,
  }
}

function withChoices(candidates: readonly Candidate[], chosen: readonly number[]): Candidate[] {
  const confidence = confidenceOf('chosen-by-others')
  const first = chosen.map(
    (productId): Candidate => ({ productId, confidence, basis: 'chosen-by-others', reason: { code: 'chosen-by-others', params: {} } }),
  )
  return [...first, ...candidates.filter(({ productId }) => !chosen.includes(productId))].slice(0, MAX_CANDIDATES)
}

/** The reading that has the code, else the likeliest. */
const readingWith = ({ readings }: LineToMatch, code: string): ListReading | null =>
  readings.find((one) => one.code === code) ?? readings[0] ?? null

/** The words of a line that are not the code itself. */
function textBeside({ text, codes }: LineToMatch, code: string): string {
  const compact = compactOf(code)
  if (compactOf(text) === compact) return ''
  const token = codesIn(text).find((one) => one.compact === compact || one.code === code)
  const rest = token ? text.slice(0, token.from) + ' '.repeat(token.to - token.from) + text.slice(token.to) : text
  return codes.includes(rest.trim()) ? '' : rest
}

const MOST_UNKNOWN = 2

/** One or two words beside a code that nothing is understood of announce it: «стикер 460…»; of several products they may name one. */
const saysSomething = ({ words, weights, meaning }: ReadLine, { ids }: CodeHit): boolean => {
  const telling = words.filter((word, at) => !word.isFiller && (weights[at] ?? 0) > 0)
  const isTold = ids.length > 1 || meaning !== null || telling.some(({ numbers }) => numbers.length > 0)
  return telling.length > (isTold ? 0 : MOST_UNKNOWN)
}

async function matchByCode(tools: Tools, line: LineToMatch, hit: CodeHit): Promise<(Decision & { reading: ListReading | null }) | null> {
  const { inTurn, read, products, differenceOf } = tools
  const readings = await inTurn(() => read(cleanText(textBeside(line, hit.code))))
  const reading = readingWith(line, hit.code)
  const hasWords = readings.some((one) => saysSomething(one, hit))
  await products.load(hit.ids)
  const beside = hasWords ? hit.ids.flatMap((id) => bestOf(readings, products, id) ?? []) : null
  if (beside?.length === 0) return null
  const byWords = needsWords(hit, beside) ? (await matchByWords(tools, line)).decision : null
  return { ...decideByCode(hit, { beside, byWords, differenceOf }), reading }
}

/** The comparison by the way to understand the line that suits the product best. */
function bestOf(readings: readonly ReadLine[], products: ComparedProducts, id: number): Comparison | null {
  const product = products.get(id)
  if (!product) return null
  let best: Comparison | null = null
  for (const reading of readings) {
    const compared = compareLine(reading, product)
    if (!best || compared.quality - compared.conflicts.length > best.quality - best.conflicts.length) best = compared
  }
  return best
}

async function matchText({ inTurn, search, products, read, differenceOf }: Tools, text: string): Promise<WordDecision> {
  const readings = await inTurn(() => read(text))
  const compare = async (ids: readonly number[], before: readonly Comparison[]) => {
    const known = new Set(before.map(({ id }) => id))
    await products.load(ids)
    const compared = [...before]
    const others = ids.filter((id) => !known.has(id))
    for (let at = 0; at < others.length; at += COMPARED_AT_ONCE)
      compared.push(...(await inTurn(() => others.slice(at, at + COMPARED_AT_ONCE).flatMap((id) => bestOf(readings, products, id) ?? []))))
    return compared
  }
  // «шт» alone is in many names and says nothing.
  if (readings.every(({ words }) => words.every(({ isFiller }) => isFiller))) return decideByWords([], differenceOf)
  const meanings = readings.map(({ meaning }) => meaning)
  const { ids, isWhole: isAll } = await search.meant(meanings)
  const meant = await compare(ids, [])
  const first = decideByWords(meant, differenceOf)
  // All that have what was understood are here, and one or several of them explain every word.
  if (isAll && isWhole(first) && meant.some((one) => one.left.length + one.conflicts.length === 0 && !one.isSizedOtherwise)) return first
  const likely = await compare(await search.sharing(meanings[0]?.text ?? text), meant)
  if (likely.some(({ explained }) => explained >= WELL_EXPLAINED)) return decideByWords(likely, differenceOf)
  return decideByWords(await compare(await search.distant(text), likely), differenceOf)
}

const isSure = ({ status }: WordDecision) => status === 'matched'
const isWhole = ({ by }: WordDecision) => by === 'features' || by === 'name'
/** A sure answer goes before one that leaves nothing unexplained, and that before the likelier of two guesses. */
const rankOf = (decision: WordDecision) =>
  Number(isSure(decision)) * 4 + Number(isWhole(decision)) * 2 + (isWhole(decision) ? 0 : (decision.candidates[0]?.confidence ?? 0))

/** The line is read in turn as its readings say, then with signs put back that a scanner mistook. */
async function matchByWords(tools: Tools, line: LineToMatch): Promise<{ decision: WordDecision; reading: ListReading | null }> {
  const named = line.readings.filter(({ code }) => !line.codes.includes(code))
  const whole = named.find(({ amount }) => amount.kind === 'missing')
  const [likeliest] = named
  // An amount that is clearly one must not be taken for a feature of the goods.
  const isClear = likeliest !== undefined && whole !== undefined && isAmountClear(likeliest, whole.code)
  const texts = named.slice(0, isClear ? 1 : MOST_READINGS)
  const given =
    texts.length > 0 ? texts.map((reading) => ({ text: reading.code, reading })) : [{ text: line.text, reading: line.readings[0] ?? null }]
  const ways = await Promise.all(given.map(async ({ text, reading }) => ({ text: await tools.relaid(cleanText(text)), reading })))
  let best: { decision: WordDecision; reading: ListReading | null } | null = null
  const tried = new Set<string>()
  const attempt = async (text: string, reading: ListReading | null) => {
    if (tried.has(text)) return
    tried.add(text)
    const decision = await matchText(tools, text)
    const isBetter = !best || rankOf(decision) > rankOf(best.decision)
    if (isBetter) best = { decision, reading }
  }
  for (const { text, reading } of ways) {
    await attempt(text, reading)
    if (best && isSure((best as { decision: WordDecision }).decision)) break
  }
  for (const { text, reading } of ways)
    for (const repaired of [withoutShortSeries(text), repairSigns(withoutShortSeries(text))])
      if (best && !isSure((best as { decision: WordDecision }).decision)) await attempt(repaired, reading)
  return best ?? { decision: decideByWords([], tools.differenceOf), reading: null }
}
