import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MatchStep } from '@vitrina/contract/list-import/import-jobs'
import type { Context } from '#platform/context'
import type { CatalogueLookup } from '#search/catalogue-search'
import { compactOf } from '#search/engine/normalise/tokenise'
import { codesMatching, formsTyped } from '#modules/catalogue/customer-codes/code-forms'
import { exactForms, matchExactly, matchSimilar, zeroForms } from './code-ladder.ts'
import { codesIn, type CodeToken, mistakenSpelling } from './codes-in-text.ts'
import { findByCodes, findCustomerCodes, type ProductCodes } from './codes.queries.ts'
import type { Basis } from './confidence.rules.ts'
import { listNames } from './goods.queries.ts'
import type { LineToMatch } from './line-to-match.ts'
import { eachInTurn } from '#platform/process/turns'

/** Products a code of a line names, and how the code was read. */
export type CodeHit = { by: MatchStep; basis: Basis; ids: number[]; code: string }

const MOST_WITH_CODE = 30
/** Terms looked up at a stretch; others are answered in between. */
const TERMS_AT_ONCE = 50

/** Codes of one line: whole cells and readings, and parts of its texts. */
type LineCodes = { whole: string[]; inside: CodeToken[] }

const codesOf = ({ codes, readings, text }: LineToMatch): LineCodes => ({
  whole: [...new Set([...codes, ...readings.map(({ code }) => code)])],
  inside: [...codes, text].flatMap(codesIn),
})

async function* inSlices<T>(all: readonly T[], size: number): AsyncGenerator<T[]> {
  for (let at = 0; at < all.length; at += size) {
    yield all.slice(at, at + size)
    await nextTurn()
  }
}

async function idsByTerm(lookup: CatalogueLookup, terms: ReadonlySet<string>): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  for await (const some of inSlices([...terms], TERMS_AT_ONCE)) {
    const ids = await lookup.idsWithTerms(some, MOST_WITH_CODE)
    for (const [place, term] of some.entries()) if (ids[place]?.length) found.set(term, ids[place])
  }
  return found
}

/** Codes as the catalogue has them, by those that a scanner may have made of them. */
async function mistakenTerms(lookup: CatalogueLookup, compacts: readonly string[]): Promise<Map<string, string[]>> {
  const spelled = compacts
    .map((compact) => ({ compact, spelling: mistakenSpelling(compact) }))
    .filter(({ spelling }) => spelling.length > 0)
  const found = new Map<string, string[]>()
  for await (const some of inSlices(spelled, TERMS_AT_ONCE)) {
    const terms = await lookup.termsSpelled(some.map(({ spelling }) => spelling))
    for (const [place, { compact }] of some.entries()) if (terms[place]?.length) found.set(compact, terms[place])
  }
  return found
}

const isOneChunk = (code: string) => !/\s/.test(code.trim())
const spellingsOf = (code: string) => [code, ...zeroForms(code)].map(compactOf).filter(Boolean)

/** Codes of all lines in a few statements: the company's own, ours, then look-alikes, then codes inside the names. */
export async function findCodes(
  ctx: Context,
  { companyId, lookup, lines }: { companyId: number | null; lookup: CatalogueLookup; lines: readonly LineToMatch[] },
): Promise<(line: LineToMatch) => CodeHit | null> {
  const byLine = new Map<LineToMatch, LineCodes>()
  const exact = new Set<string>()
  const owned = new Set<string>()
  const compacts = new Set<string>()
  const single = new Set<string>()
  await eachInTurn(lines, (line) => {
    const codes = codesOf(line)
    byLine.set(line, codes)
    for (const code of codes.whole) {
      for (const form of [...exactForms(code), ...zeroForms(code)]) exact.add(form)
      for (const compact of spellingsOf(code)) compacts.add(compact)
      if (companyId !== null) for (const { compact } of formsTyped(code)) owned.add(compact)
      if (isOneChunk(code)) single.add(compactOf(code))
    }
    for (const { code, compact } of codes.inside) {
      compacts.add(compact)
      if (isOneChunk(code)) single.add(compact)
    }
  })
  const byTerm = await idsByTerm(lookup, compacts)
  // Of the many pieces of a text those are asked about that some product bears.
  await eachInTurn(byLine.values(), ({ inside }) => {
    for (const { code, compact } of inside) if (byTerm.has(compact)) for (const form of exactForms(code)) exact.add(form)
  })
  const own = companyId === null ? [] : await findCustomerCodes(ctx, { companyId, compact: [...owned] })
  const byCode = new Map<string, ProductCodes[]>()
  for (const product of await findByCodes(ctx, [...exact]))
    for (const code of [product.article, product.manufacturerCode, product.ean])
      if (code) byCode.set(code, [...(byCode.get(code) ?? []), product])
  const mistaken = await mistakenTerms(
    lookup,
    [...single].filter((compact) => !byTerm.has(compact)),
  )
  const byMistake = await idsByTerm(lookup, new Set([...mistaken.values()].flat()))
  const ids = [...new Set([...byTerm.values(), ...byMistake.values()].flat())]
  const known = new Map((await listNames(ctx, ids)).map((product) => [product.id, product]))
  const having = (terms: readonly string[], from: ReadonlyMap<string, number[]>) =>
    terms.flatMap((term) => from.get(term) ?? []).flatMap((id) => known.get(id) ?? [])

  const exactly = (code: string) =>
    matchExactly(
      code,
      exactForms(code).flatMap((form) => byCode.get(form) ?? []),
    )
  const similar = (code: string) => {
    const zeros = zeroForms(code).flatMap((form) => byCode.get(form) ?? [])
    const alike = having(spellingsOf(code), byTerm)
    return matchSimilar(code, zeros) ?? (alike.length > 0 ? matchSimilar(code, alike) : null)
  }
  const misread = (code: string): number[] => {
    const forms = (mistaken.get(compactOf(code)) ?? []).filter((form) => byMistake.has(form))
    return [...new Set(forms.flatMap((form) => matchSimilar(form, having([form], byMistake))?.ids ?? []))]
  }

  return (line) => {
    const { whole, inside } = byLine.get(line) ?? codesOf(line)
    for (const code of whole) {
      const mine = own.length > 0 ? codesMatching(formsTyped(code), own) : []
      if (mine.length > 0) return { by: 'customer', basis: 'own-code', ids: mine, code }
    }
    for (const code of whole) {
      const match = exactly(code)
      if (match) return { by: match.by, basis: 'exact-code', ids: match.ids, code }
    }
    for (const code of whole) {
      const match = similar(code)
      if (match) return { by: 'similar', basis: 'similar-code', ids: match.ids, code }
    }
    for (const read of [exactly, similar])
      for (const { code } of inside) {
        const match = read(code)
        if (match) return { by: 'code-in-name', basis: 'code-in-name', ids: match.ids, code }
      }
    for (const code of [...whole, ...inside.map((token) => token.code)].filter(isOneChunk)) {
      const meant = misread(code)
      // A slip that leads to several codes names none, unless the line is nothing else: then they are offered.
      if (meant.length === 1 || (meant.length > 1 && code === line.text)) return { by: 'similar', basis: 'mistaken-code', ids: meant, code }
    }
    return null
  }
}
