import { MAX_CANDIDATES } from '@vitrina/contract/list-import/list-import.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { formsTyped, codesMatching } from '#modules/catalogue/customer-codes/code-forms'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { type PriceViewer, searchViewer } from '#modules/prices/read-viewer'
import { exactForms, type Match, type MatchedBy, matchExactly, matchSimilar, zeroForms } from './code-ladder.ts'
import { findByCodes, findCustomerCodes, listCodesOf, type ProductCodes } from './codes.queries.ts'
import type { ImportRow, Reading } from '../reading/read-rows.ts'

/** `ids` of one: it is the product; of several: one of them may be. */
export type MatchedRow = { row: ImportRow; reading: Reading | null; by: MatchedBy | null; ids: number[] }

const LONGEST_SEARCH = 120
/** Few, so that lists of several visitors take turns. */
const SEARCHED_AT_ONCE = 16
const FOUND = 12

/** The index may have more codes under one key than a row can mean. */
const some = (ids: readonly number[]) => ids.slice(0, MAX_CANDIDATES)

type Ladder = (code: string) => Match | null

/** The codes of the company itself first, then ours, all rows in two statements. */
async function exactLadder(ctx: Context, { user }: Actor, codes: readonly string[]): Promise<Ladder> {
  const companyId = user?.companyId ?? null
  const compact = companyId === null ? [] : [...new Set(codes.flatMap((code) => formsTyped(code).map((form) => form.compact)))]
  const owned = companyId === null ? [] : await findCustomerCodes(ctx, { companyId, compact })
  const known = await findByCodes(ctx, [...new Set(codes.flatMap((code) => [...exactForms(code), ...zeroForms(code)]))])
  const byCode = new Map<string, ProductCodes[]>()
  for (const product of known)
    for (const code of [product.article, product.manufacturerCode, product.ean])
      if (code) byCode.set(code, [...(byCode.get(code) ?? []), product])
  const having = (forms: string[]) => forms.flatMap((form) => byCode.get(form) ?? [])
  return (code) => {
    const own = owned.length > 0 ? codesMatching(formsTyped(code), owned) : []
    if (own.length > 0) return { by: 'customer', ids: own }
    return matchExactly(code, having(exactForms(code))) ?? matchSimilar(code, having(zeroForms(code)))
  }
}

/** Ids by the text that was looked for: the same words on many rows are one question. */
type Searched = Map<string, Promise<number[]>>

const searchedText = ({ code }: Reading) => code.slice(0, LONGEST_SEARCH)

/** Search results for the words of a row: an exact code is the match, anything else is offered. */
async function searchRows(ctx: Context, catalogue: Catalogue, viewer: PriceViewer, rows: readonly ImportRow[]): Promise<MatchedRow[]> {
  const engine = await catalogue.search()
  const searched: Searched = new Map()
  const find = async (text: string) => {
    const { ids } = await engine.search(
      {
        text,
        // With words left out, the rest is too vague for a match.
        isWhole: true,
        columns: [],
        features: [],
        viewer: searchViewer(viewer),
        sort: 'relevance',
        offset: 0,
        limit: FOUND,
        withFacets: false,
      },
      { isPatient: true },
    )
    return ids
  }
  const search = (reading: Reading) => {
    const text = searchedText(reading)
    const ids = searched.get(text) ?? find(text)
    searched.set(text, ids)
    return ids
  }
  const matched: MatchedRow[] = []
  for (let at = 0; at < rows.length; at += SEARCHED_AT_ONCE) {
    const found = await Promise.all(
      rows.slice(at, at + SEARCHED_AT_ONCE).map(async (row) => {
        const [reading = null] = row.readings
        return { row, reading, ids: reading ? await search(reading) : [] }
      }),
    )
    const codes = new Map((await listCodesOf(ctx, [...new Set(found.flatMap(({ ids }) => ids))])).map((one) => [one.id, one]))
    for (const { row, reading, ids } of found) {
      const known = ids.flatMap((id) => codes.get(id) ?? [])
      const match = reading && matchSimilar(reading.code, known)
      matched.push(match ? { row, reading, by: match.by, ids: some(match.ids) } : { row, reading, by: null, ids: some(ids) })
    }
  }
  return matched
}

/** Domain rule: own code, our article, maker's code, EAN, then look-alikes; the first that names a product counts. */
export async function matchRows(
  ctx: Context,
  actor: Actor,
  { catalogue, viewer, rows }: { catalogue: Catalogue; viewer: PriceViewer; rows: readonly ImportRow[] },
): Promise<MatchedRow[]> {
  const ladder = await exactLadder(ctx, actor, [...new Set(rows.flatMap(({ readings }) => readings.map(({ code }) => code)))])
  const exact = rows.map((row): MatchedRow | null => {
    for (const reading of row.readings) {
      const match = ladder(reading.code)
      if (match) return { row, reading, by: match.by, ids: some(match.ids) }
    }
    return null
  })
  const unknown = rows.filter((_, at) => exact[at] === null)
  const searched = new Map((await searchRows(ctx, catalogue, viewer, unknown)).map((matched) => [matched.row, matched]))
  return rows.map((row, at) => exact[at] ?? searched.get(row) ?? { row, reading: null, by: null, ids: [] })
}
