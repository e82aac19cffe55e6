import { canReplace, differingFeatures, type FeatureValues } from '@vitrina/contract/catalogue/analogs.rules'
import { type Described, differencesOf, valuesByFeature } from '@vitrina/server/src/modules/catalogue/products/features.rules.ts'
import { expect, test } from 'vitest'
import { analogRulesOf } from './analog-rules.ts'
import { linesOf } from './brands.ts'
import { families } from './families.ts'
import type { Spec } from './family.ts'
import { featureRegistry } from './feature-registry.ts'
import { featureByCode } from './features.ts'
import { linksOf } from './links.ts'
import { productAt } from './product.ts'
import { chance, draw } from './random.ts'

const PAIRS = 100_000
/** Common variants stand first and differ little, so many of them can replace each other. */
const VARIANTS = 80
const LINES = 3

type Specs = ReadonlyMap<string, Spec[1]>
type Good = { specs: Specs; described: Described[]; values: FeatureValues }

const settings = families.map((family) =>
  linesOf(family.area)
    .slice(0, LINES)
    .flatMap((line) => Array.from({ length: Math.min(VARIANTS, family.size) }, (_, variant) => family.describe(variant, line).specs)),
)
const book = featureRegistry()
for (const spec of settings.flat(2)) book.idsOf(spec)
const stored = new Map(book.values().map((value) => [value.id, value]))

/** As the server reads them back from the tables. */
const describe = (specs: readonly Spec[]): Described[] =>
  specs.map((spec) => {
    const feature = featureByCode.get(spec[0])
    const value = stored.get(book.idsOf(spec).valueId)
    if (!feature || !value) throw new Error(`No value of ${spec[0]}`)
    return { id: feature.code, name: feature.name, unit: feature.unit, group: feature.group, value: value.text, number: value.number }
  })

const goods = settings.map((all) =>
  all.map((specs): Good => {
    const described = describe(specs)
    return { specs: new Map(specs), described, values: valuesByFeature(described) }
  }),
)
const rulesBy = new Map(families.map(({ code }) => [code, analogRulesOf(code)]))
const rulesOf = (familyCode: string) => rulesBy.get(familyCode) ?? new Map()

const pick = <T>(list: readonly T[], drawn: number): T => {
  const picked = list[Math.floor(drawn * list.length)]
  if (picked === undefined) throw new Error('Nothing to pick from')
  return picked
}

/** Of one family, the same for every run. */
function* pairs(): Generator<{ familyCode: string; one: Good; other: Good }> {
  for (let place = 0; place < PAIRS; place++) {
    const familyPlace = place % families.length
    const mine = goods[familyPlace] ?? []
    const drawn = (times: number) => chance(draw.related, place, times)
    yield { familyCode: families[familyPlace]?.code ?? '', one: pick(mine, drawn(1)), other: pick(mine, drawn(2)) }
  }
}

const digits = (ip: string) => Array.from(ip.slice(2), (digit) => (digit === 'X' ? 0 : Number(digit)))

/** Written from the settings of the goods, without the rule's own reading of texts. */
function isAtLeast(offered: Spec[1], wanted: Spec[1]): boolean {
  if (typeof offered === 'string' && typeof wanted === 'string') {
    if (offered.startsWith('IP')) return digits(offered).every((digit, place) => digit >= (digits(wanted)[place] ?? 0))
    if (/^I[EK]/.test(offered)) return Number(offered.slice(2)) >= Number(wanted.slice(2))
  }
  if (typeof offered === 'string' || typeof wanted === 'string') throw new Error(`Nobody knows which is more: ${offered}, ${wanted}`)
  return Number(offered) >= Number(wanted)
}

function brokenRule(familyCode: string, own: Specs, other: Specs): string | undefined {
  for (const [code, { kind }] of rulesOf(familyCode)) {
    const [wanted, offered] = [own.get(code), other.get(code)]
    if (kind === 'soft' || wanted === offered) continue
    if (kind === 'equal') return code
    if (wanted === undefined) continue
    if (offered === undefined) return code
    if (kind === 'not-less' ? !isAtLeast(offered, wanted) : !isAtLeast(wanted, offered)) return code
  }
  return undefined
}

test('of 100 000 pairs of real goods none breaks a hard rule, and each is explained by exactly what differs', () => {
  let [proposed, same] = [0, 0]
  const wrong: string[] = []
  for (const { familyCode, one, other } of pairs()) {
    const rules = rulesOf(familyCode)
    const [own, theirs] = [one.values, other.values]
    const isProposed = canReplace(rules, own, theirs)
    const broken = brokenRule(familyCode, one.specs, other.specs)
    if (isProposed !== (broken === undefined)) wrong.push(`${familyCode} ${broken}`)
    if (isProposed) proposed++

    const differing = [...new Set([...one.specs.keys(), ...other.specs.keys()])].filter(
      (code) => one.specs.get(code) !== other.specs.get(code),
    )
    const explained = differencesOf(one.described, other.described, rules)
    if (explained.map(({ id }) => id).join() !== differing.join()) wrong.push(`${familyCode} says ${explained.map(({ id }) => id).join()}`)
    if (isProposed && explained.some(({ isHard }) => isHard)) wrong.push(`${familyCode} proposes what it calls broken`)

    const back = differingFeatures(theirs, own)
    if (back.toSorted().join() !== differing.toSorted().join()) wrong.push(`${familyCode} differs one way only`)
    if (differing.length === 0) same++
    if (differing.length === 0 && !(isProposed && canReplace(rules, theirs, own))) wrong.push(`${familyCode} same but no replacement`)
  }
  expect(wrong.slice(0, 10)).toEqual([])
  // Otherwise nothing was proved.
  expect(proposed).toBeGreaterThan(2_000)
  expect(same).toBeGreaterThan(500)
})

test('every product can replace itself', () => {
  const refused = families.filter(({ code }, place) =>
    (goods[place] ?? []).some(({ values }) => !canReplace(rulesOf(code), values, values)),
  )
  expect(refused.map(({ code }) => code)).toEqual([])
})

test('rules name features that the goods of the family have', () => {
  const everywhere = new Set([
    'ip',
    'ik',
    'temp-max',
    'temp-min',
    'standard',
    'warranty',
    'service',
    'frequency',
    'has-battery',
    'has-dimming',
    'cri',
    'ripple',
  ])
  const unknown = families.flatMap(({ code }, place) => {
    const known = new Set((goods[place] ?? []).flatMap(({ specs }) => [...specs.keys()]))
    return [...rulesOf(code).keys()]
      .filter((feature) => !known.has(feature) && !everywhere.has(feature))
      .map((feature) => `${code} ${feature}`)
  })
  expect(unknown).toEqual([])
})

test('the seller’s own links of the demo keep the rules as well', () => {
  const broken: string[] = []
  for (let index = 0; index < 3_000; index++) {
    const product = productAt(index)
    for (const { linkedId, kind } of linksOf(product, 20_000)) {
      if (kind !== 'analog') continue
      const code = brokenRule(product.family.code, new Map(product.specs), new Map(productAt(linkedId - 1).specs))
      if (code) broken.push(`${product.family.code} ${code}`)
    }
  }
  expect(broken).toEqual([])
})
