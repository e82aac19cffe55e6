/**
 * How a feature decides whether one product can stand in for another. equal, not-less, not-more: it must be met;
 * soft: it only counts when analogs are put in order.
 */
export const analogRuleKinds = ['equal', 'not-less', 'not-more', 'soft'] as const
export type AnalogRuleKind = (typeof analogRuleKinds)[number]

/** `weight`: how much closeness in this feature counts; 0 for none. */
export type AnalogRule = { kind: AnalogRuleKind; weight: number }

/** Rules of one kind of goods by the code of the feature; a feature without one is soft. */
export type AnalogRules = ReadonlyMap<string, AnalogRule>

/** `number` is that of a `range` feature. */
export type FeatureValue = { text: string; number: number | null }

/** Values of a product by the code of the feature. */
export type FeatureValues = ReadonlyMap<string, readonly FeatureValue[]>

const soft: AnalogRule = { kind: 'soft', weight: 1 }

/** Sizes that can be compared only with others of the same scale. */
type Measure = { scale: string; sizes: number[] }

/** Two of them in one text, «IP54/IP20», are neither more nor less than one. */
const PROTECTION = /^IP\s?([0-9XХ])([0-9XХ])[A-Z]{0,2}$/iu
const ONE_NUMBER = /^([^\d]*?)([-−–]?\d+(?:[.,]\d+)?)([^\d]*)$/u
const flags = new Map([
  ['нет', 0],
  ['да', 1],
  ['no', 0],
  ['yes', 1],
])

/** Null where one value is neither more nor less than another. */
function measureOf({ text, number }: FeatureValue): Measure | null {
  if (number !== null) return { scale: '', sizes: [number] }
  const protection = PROTECTION.exec(text)
  // An X promises nothing.
  if (protection) return { scale: 'IP', sizes: protection.slice(1, 3).map((digit) => (/\d/u.test(digit) ? Number(digit) : 0)) }
  const flag = flags.get(text.toLowerCase())
  if (flag !== undefined) return { scale: 'flag', sizes: [flag] }
  const [, before = '', digits = '', after = ''] = ONE_NUMBER.exec(text) ?? []
  return digits ? { scale: `text ${before}#${after}`, sizes: [Number(digits.replace(',', '.').replace(/^[−–]/u, '-'))] } : null
}

/** Whether an offered value is as good as the wanted one; IP is compared digit by digit. */
export function reaches(kind: 'not-less' | 'not-more', offered: FeatureValue, wanted: FeatureValue): boolean {
  if (offered.text === wanted.text) return true
  const [have, want] = [measureOf(offered), measureOf(wanted)]
  if (!have || !want || have.scale !== want.scale) return false
  return have.sizes.every((size, place) => (kind === 'not-less' ? size >= (want.sizes[place] ?? 0) : size <= (want.sizes[place] ?? 0)))
}

const none: readonly FeatureValue[] = []

/** The same values, in whatever order. */
export function areSame(own: readonly FeatureValue[] = none, other: readonly FeatureValue[] = none): boolean {
  // Nearly always: this runs for every feature of every candidate.
  if (own.length <= 1 && other.length <= 1) return own[0]?.text === other[0]?.text
  const [mine, theirs] = [new Set(own.map(({ text }) => text)), new Set(other.map(({ text }) => text))]
  return mine.size === theirs.size && [...mine].every((text) => theirs.has(text))
}

/** Whether a product with `other` may stand in for one with `own` as far as this feature goes; what `own` does not say is not asked for. */
export function isMet(kind: AnalogRuleKind, own: readonly FeatureValue[] = none, other: readonly FeatureValue[] = none): boolean {
  if (kind === 'soft') return true
  if (kind === 'equal') return areSame(own, other)
  return own.every((wanted) => other.some((offered) => reaches(kind, offered, wanted)))
}

export const ruleOf = (rules: AnalogRules, code: string): AnalogRule => rules.get(code) ?? soft

/** Whether a product states anything that its analogs are held to; of one that does not nothing is known to be alike. */
export const hasHardFeature = (rules: AnalogRules, own: FeatureValues): boolean =>
  [...own.keys()].some((code) => ruleOf(rules, code).kind !== 'soft')

/** Whether every hard rule of the kind is met. */
export function canReplace(rules: AnalogRules, own: FeatureValues, other: FeatureValues): boolean {
  for (const [code, { kind }] of rules) if (!isMet(kind, own.get(code), other.get(code))) return false
  return true
}

/** Codes of the features in which two products differ, the own ones first. */
export const differingFeatures = (own: FeatureValues, other: FeatureValues): string[] =>
  [...new Set([...own.keys(), ...other.keys()])].filter((code) => !areSame(own.get(code), other.get(code)))

/** From 0 to 1: how near one set of values is to another; numbers by their ratio. */
function nearness(own: readonly FeatureValue[] = none, other: readonly FeatureValue[] = none): number {
  if (areSame(own, other)) return 1
  const [wanted, offered] = [
    own.length === 1 && measureOf(own[0] as FeatureValue),
    other.length === 1 && measureOf(other[0] as FeatureValue),
  ]
  if (!wanted || !offered || wanted.scale !== offered.scale) return 0
  const ratios = wanted.sizes.map((size, place) => {
    const [less, more] = [Math.min(size, offered.sizes[place] ?? 0), Math.max(size, offered.sizes[place] ?? 0)]
    return less > 0 ? less / more : 0
  })
  return Math.min(...ratios)
}

/** From 0 to 1: how much alike two products are in what need not be equal; two decimals, so that the price decides between near ones. */
export function closeness(rules: AnalogRules, own: FeatureValues, other: FeatureValues): number {
  let [sum, most] = [0, 0]
  for (const code of new Set([...own.keys(), ...other.keys()])) {
    const { kind, weight } = ruleOf(rules, code)
    if (kind === 'equal' || weight === 0) continue
    sum += weight * nearness(own.get(code), other.get(code))
    most += weight
  }
  return most === 0 ? 1 : Math.round((sum / most) * 100) / 100
}
