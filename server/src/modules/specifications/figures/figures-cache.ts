import { sellerDay } from '@vitrina/contract/days/days.rules'
import { figures as figuresShape, type SpecificationFigures } from '@vitrina/contract/specifications/specification-shapes'
import { type Encoded, encoded } from '#platform/http/encoded-answer'
import type { ProductParts } from '#modules/catalogue/products/product-cache'
import { clockOf } from '#modules/promise/ready-days.rules'
import type { CountedDocument } from '../document.queries.ts'
import { type FigureFacts, type MadeFigures, makeFigures } from './make-figures.ts'

/** Colleagues of one company share them. */
const MOST_OF_DOCUMENT = 4

type CachedFigures = {
  key: string
  parts: readonly ProductParts[]
  since: number
  /** A promo of one of the products begins or ends then. */
  until: number
  figures: MadeFigures
  lines: Encoded<SpecificationFigures['lines']> | null
}

/** Figures live as long as the document they were made of is cached. */
const caches = new WeakMap<CountedDocument, CachedFigures[]>()

const plain = (_: string, value: unknown) => (value instanceof Map ? [...(value as Map<unknown, unknown>)] : value)

/** All that figures depend on but the document, the parts of products and the promos' moments. */
const keyOf = ({ viewer, goods: { fixed, others }, network, destination, now }: FigureFacts): string =>
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

function nextPromoMoment(parts: readonly ProductParts[], now: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const { promos } of parts)
    for (const { from, to } of promos ?? []) for (const at of [from, to]) if (at !== null && at > now && at < next) next = at
  return next
}

/** A changed product comes out of the catalogue's cache as another object. */
const isSame = (one: readonly ProductParts[], other: readonly ProductParts[]): boolean =>
  one.length === other.length && one.every((parts, at) => parts === other[at])

function cachedFigures(facts: FigureFacts): CachedFigures {
  const key = keyOf(facts)
  const parts = [...facts.goods.sold.values()]
  const now = facts.now.getTime()
  const cached = caches.get(facts.document) ?? []
  const isValid = (one: CachedFigures) => one.key === key && now >= one.since && now < one.until && isSame(one.parts, parts)
  const current =
    cached.find(isValid) ??
    ({ key, parts, since: now, until: nextPromoMoment(parts, now), figures: makeFigures(facts), lines: null } satisfies CachedFigures)
  caches.set(facts.document, [current, ...cached.filter((one) => one !== current && one.key !== key)].slice(0, MOST_OF_DOCUMENT))
  return current
}

/** Figures of now; made again only after something they depend on has changed. */
export const figuresNow = (facts: FigureFacts): MadeFigures => cachedFigures(facts).figures

/** The same with the JSON of the lines. */
export function encodedFiguresNow(facts: FigureFacts): MadeFigures & { json: Encoded<SpecificationFigures['lines']> } {
  const cached = cachedFigures(facts)
  cached.lines ??= encoded(figuresShape.shape.lines, cached.figures.lines)
  return { ...cached.figures, json: cached.lines }
}
