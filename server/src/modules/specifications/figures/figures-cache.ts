import { sellerDay } from '@vitrina/contract/days/days.rules'
import { figures as figuresShape, type SpecificationFigures } from '@vitrina/contract/specifications/specification-shapes'
import { type Encoded, encodedItems, listOf } from '#platform/http/encoded-answer'
import type { ProductParts } from '#modules/catalogue/products/product-cache'
import { clockOf } from '#modules/promise/ready-days.rules'
import type { CountedDocument } from '../document.queries.ts'
import { type FigureFacts, type MadeFigures, makeFigures, remakeFigures } from './make-figures.ts'

/** Colleagues of one company share them. */
const MOST_OF_DOCUMENT = 4

type CachedFigures = {
  key: string
  parts: ReadonlyMap<number, ProductParts>
  since: number
  /** A promo of one of the products begins or ends then. */
  until: number
  figures: MadeFigures
  /** JSON of each line. */
  json: string[] | null
  lines: Encoded<SpecificationFigures['lines']> | null
}

/** Figures live as long as the document they were made of is cached. */
const caches = new WeakMap<CountedDocument, CachedFigures[]>()

const plain = (_: string, value: unknown) => (value instanceof Map ? [...(value as Map<unknown, unknown>)] : value)

/** All that figures depend on but the document, the parts of products and the promos' moments. */
export const figuresKey = ({ viewer, goods: { fixed, others }, network, destination, now }: FigureFacts): string =>
  JSON.stringify(
    [
      viewer,
      [...fixed],
      others.all.map(({ type, id, ownPrice }) => [type, id, ownPrice]),
      network,
      destination,
      sellerDay(now),
      clockOf(network.places.values(), now),
      clockOf(destination?.type === 'delivery' ? destination.routes : [], now),
    ],
    plain,
  )

function nextPromoMoment(parts: ReadonlyMap<number, ProductParts>, now: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const { promos } of parts.values())
    for (const { from, to } of promos ?? []) for (const at of [from, to]) if (at !== null && at > now && at < next) next = at
  return next
}

/** A changed product comes out of the catalogue's cache as another object; one no longer sold does not come out. */
function changedBetween(one: ReadonlyMap<number, ProductParts>, other: ReadonlyMap<number, ProductParts>): Set<number> {
  const changed = new Set<number>()
  for (const [id, parts] of other) if (one.get(id) !== parts) changed.add(id)
  for (const id of one.keys()) if (!other.has(id)) changed.add(id)
  return changed
}

/** With more of its products changed, a document is reckoned anew as a whole. */
const FEW_CHANGED = 200

/** JSON of lines whose figures stayed is used again. */
function linesOf({ figures: { lines } }: Pick<CachedFigures, 'figures'>, before: CachedFigures | undefined): string[] {
  const known = (at: number) => (before?.json && before.figures.lines[at] === lines[at] ? before.json[at] : undefined)
  const anew = encodedItems(
    figuresShape.shape.lines,
    lines.filter((_, at) => known(at) === undefined),
  ).values()
  return lines.map((_, at) => known(at) ?? anew.next().value ?? '')
}

function makeCached(facts: FigureFacts, key: string, before: CachedFigures | undefined): CachedFigures {
  const { sold: parts } = facts.goods
  const now = facts.now.getTime()
  const isCurrent = before && now >= before.since && now < before.until
  const changed = isCurrent ? changedBetween(before.parts, parts) : null
  if (before && changed?.size === 0) return before
  const figures = before && changed && changed.size <= FEW_CHANGED ? remakeFigures(facts, before.figures, changed) : makeFigures(facts)
  const made = { key, parts, since: now, until: nextPromoMoment(parts, now), figures, json: null, lines: null }
  return before?.json ? { ...made, json: linesOf(made, before) } : made
}

function cachedFigures(facts: FigureFacts, key: string): CachedFigures {
  const cached = caches.get(facts.document) ?? []
  const current = makeCached(
    facts,
    key,
    cached.find((one) => one.key === key),
  )
  caches.set(facts.document, [current, ...cached.filter((one) => one.key !== key)].slice(0, MOST_OF_DOCUMENT))
  return current
}

/** Figures of now; made again only after something they depend on has changed. Documents that share their facts share the key. */
export const figuresNow = (facts: FigureFacts, key = figuresKey(facts)): MadeFigures => cachedFigures(facts, key).figures

/** The same with the JSON of the lines. */
export function encodedFiguresNow(facts: FigureFacts): MadeFigures & { json: Encoded<SpecificationFigures['lines']> } {
  const cached = cachedFigures(facts, figuresKey(facts))
  cached.json ??= linesOf(cached, undefined)
  cached.lines ??= listOf(cached.json)
  return { ...cached.figures, json: cached.lines }
}
