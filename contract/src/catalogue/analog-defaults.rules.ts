import type { AnalogRuleKind, AnalogRules } from './analogs.rules.ts'

/** A feature as the goods of one kind have it. */
export type KindFeature = {
  code: string
  name: string
  isPrimary: boolean
  /** Part of the goods that state it, from 0 to 1. */
  share: number
}

/** Stated by most goods of the kind: a primary feature of other kinds says nothing about this one. */
const MOST = 0.5
/** Stated by nearly all: without it a product of the kind is not described. */
const NEARLY_ALL = 0.9

const isWord = (word: string) => new RegExp(`(^|[^\\p{L}])(${word})($|[^\\p{L}])`, 'iu')
const directions: readonly [RegExp, AnalogRuleKind][] = [
  [/отключающ.*способн|breaking capacity|степень защиты|protection (degree|class)|ip rating|ударопрочн|impact/iu, 'not-less'],
  [
    /грузопод[ъь]?[её]мн|нагрузк|load capacity|(рабочее|максимальное|номинальное) давление|(working|maximum|nominal) pressure/iu,
    'not-less',
  ],
  [/уровень шума|noise level|пульсаци|ripple/iu, 'not-more'],
]
const isTemperature = /температур|temperature/iu
const isUpper = isWord('до|макс|максимальная|max|maximum|to')
const isLower = isWord('от|мин|минимальная|min|minimum|from')
/** Says nothing about what the goods are for. */
const isIncidental =
  /гаранти|warranty|срок (службы|годности)|service life|упаковк|packag|packing|стандарт|standard|сертификат|certificate/iu
const isWeight = isWord('вес|масса|weight')

/** Where more is never worse, or less is not: known by what the feature is called. */
function naturalDirection(name: string): AnalogRuleKind | null {
  // A colour temperature has no better side.
  if (isTemperature.test(name)) return isUpper.test(name) ? 'not-less' : isLower.test(name) ? 'not-more' : null
  return directions.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

/**
 * The rules of a kind of goods the seller has set none for. What the catalogue calls primary must be equal; where it calls
 * nothing so, what nearly all goods of the kind state.
 */
export function defaultAnalogRules(features: readonly KindFeature[]): AnalogRules {
  const hasPrimary = features.some(({ isPrimary, share }) => isPrimary && share >= MOST)
  const isDefining = ({ name, isPrimary, share }: KindFeature) =>
    isPrimary || (!hasPrimary && share >= NEARLY_ALL && !isIncidental.test(name) && !isWeight.test(name))
  return new Map(
    features.map((feature) => [
      feature.code,
      { kind: naturalDirection(feature.name) ?? (isDefining(feature) ? 'equal' : 'soft'), weight: 1 },
    ]),
  )
}
