import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MatchStep } from '@vitrina/contract/list-import/import-jobs'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { compactOf } from '#search/engine/normalise/tokenise'
import type { CatalogueLookup } from '#search/catalogue-search'
import { codesMatching, formsTyped } from '#modules/catalogue/customer-codes/code-forms'
import { exactForms, matchExactly, matchSimilar, zeroForms } from './code-ladder.ts'
import { codesIn, mistakenForms } from './codes-in-text.rules.ts'
import { findByCodes, findCustomerCodes, type ProductCodes } from './codes.queries.ts'
import { listNames } from './goods.queries.ts'
import type { Basis } from './confidence.rules.ts'
import type { LineToMatch } from './line-to-match.ts'

/** Products a code of a line names, and how the code was read. */
export type CodeHit = { by: MatchStep; basis: Basis; ids: number[]; code: string }

const MOST_WITH_CODE = 30
/** Terms looked up at a stretch; others are answered in between. */
const AT_ONCE = 2_000

/** Finds terms of many lines in the index, in slices. */
async function idsByTerm(lookup: CatalogueLookup, terms: ReadonlySet<string>): Promise<Map<string, number[]>> {
  const all = [...terms]
  const found = new Map<string, number[]>()
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE)
    const ids = await lookup.idsWithTerms(some, MOST_WITH_CODE)
    for (const [place, term] of some.entries()) if (ids[place]?.length) found.set(term, ids[place])
    await nextTurn()
  }
  return found
}

const wholeCodes = ({ codes, readings }: LineToMatch): string[] => [...new Set([...codes, ...readings.map(({ code }) => code)])]

const isOneChunk = (code: string) => !/\s/.test(code.trim())

/** Codes of all lines in a few statements: the company's own, ours, then look-alikes, then codes inside the names. */
export async function findCodes(
  ctx: Context,
  { user }: Actor,
  { lookup, lines }: { lookup: CatalogueLookup; lines: readonly LineToMatch[] },
): Promise<(line: LineToMatch) => CodeHit | null> {
  const strings = lines.map((line) => ({ whole: wholeCodes(line), inside: [...line.codes, line.text].flatMap(codesIn) }))
  const whole = new Set(strings.flatMap((one) => one.whole))
  const inside = strings.flatMap((one) => one.inside)
  const companyId = user?.companyId ?? null
  const own =
    companyId === null
      ? []
      : await findCustomerCodes(ctx, {
          companyId,
          compact: [...new Set([...whole].flatMap((code) => formsTyped(code).map((form) => form.compact)))],
        })
  const exact = new Set([
    ...[...whole].flatMap((code) => [...exactForms(code), ...zeroForms(code)]),
    ...inside.flatMap(({ code }) => exactForms(code)),
  ])
  const byCode = new Map<string, ProductCodes[]>()
  for (const product of await findByCodes(ctx, [...exact]))
    for (const code of [product.article, product.manufacturerCode, product.ean])
      if (code) byCode.set(code, [...(byCode.get(code) ?? []), product])

  const compacts = new Set([
    ...[...whole].flatMap((code) => [code, ...zeroForms(code)].map(compactOf)),
    ...inside.map(({ compact }) => compact),
  ])
  compacts.delete('')
  const byTerm = await idsByTerm(lookup, compacts)
  const slips = new Set([...whole, ...inside.map(({ code }) => code)].filter(isOneChunk).map(compactOf))
  const mistaken = new Map(
    [...slips].filter((compact) => /\d/.test(compact) && !byTerm.has(compact)).map((compact) => [compact, mistakenForms(compact)]),
  )
  const byMistake = await idsByTerm(lookup, new Set([...mistaken.values()].flat()))
  const known = new Map(
    (await listNames(ctx, [...new Set([...byTerm.values(), ...byMistake.values()].flat())])).map((product) => [product.id, product]),
  )
  const having = (terms: readonly string[], from: ReadonlyMap<string, number[]>) =>
    terms.flatMap((term) => from.get(term) ?? []).flatMap((id) => known.get(id) ?? [])

  const exactly = (code: string) =>
    matchExactly(
      code,
      exactForms(code).flatMap((form) => byCode.get(form) ?? []),
    )
  const similar = (code: string) => {
    const zeros = matchSimilar(
      code,
      zeroForms(code).flatMap((form) => byCode.get(form) ?? []),
    )
    return zeros ?? matchSimilar(code, having([code, ...zeroForms(code)].map(compactOf), byTerm))
  }
  const byForms = (code: string): number[] => {
    const forms = mistaken.get(compactOf(code)) ?? []
    return [...new Set(forms.flatMap((form) => matchSimilar(form, having([form], byMistake))?.ids ?? []))]
  }

  return (line) => {
    const mine = { whole: wholeCodes(line), inside: [...line.codes, line.text].flatMap(codesIn) }
    for (const code of mine.whole) {
      const ids = own.length > 0 ? codesMatching(formsTyped(code), own) : []
      if (ids.length > 0) return { by: 'customer', basis: 'own-code', ids, code }
    }
    for (const code of mine.whole) {
      const match = exactly(code)
      if (match) return { by: match.by, basis: 'exact-code', ids: match.ids, code }
    }
    for (const code of mine.whole) {
      const match = similar(code)
      if (match) return { by: 'similar', basis: 'similar-code', ids: match.ids, code }
    }
    for (const read of [exactly, similar])
      for (const { code } of mine.inside) {
        const match = read(code)
        if (match) return { by: 'code-in-name', basis: 'code-in-name', ids: match.ids, code }
      }
    for (const code of [...mine.whole, ...mine.inside.map((token) => token.code)].filter(isOneChunk)) {
      const ids = byForms(code)
      // A slip that leads to several codes names none.
      if (ids.length === 1) return { by: 'similar', basis: 'mistaken-code', ids, code }
    }
    return null
  }
}
