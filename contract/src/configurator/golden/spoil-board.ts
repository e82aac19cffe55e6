import type { CheckedItem, FindingRule, GoodsKind } from '../assembly-shapes.ts'
import type { Random } from './golden-boards.ts'

/** One spoiled element and the rule that should name it. */
export type Spoiled = { what: string; items: CheckedItem[]; rule: FindingRule }

const missingRule: Record<GoodsKind, FindingRule> = {
  switch: 'main-missing',
  breaker: 'breaker-missing',
  rcd: 'rcd-missing',
  rcbo: 'breaker-missing',
  spd: 'spd-missing',
  contactor: 'contactor-missing',
  cable: 'cable-missing',
  'bus-n': 'bus-n-missing',
  'bus-pe': 'bus-pe-missing',
  comb: 'comb-missing',
  rail: 'rail-missing',
  enclosure: 'enclosure-missing',
  'plate-enclosure': 'enclosure-missing',
  blank: 'blank-missing',
  wire: 'wire-missing',
  ferrule: 'ferrule-missing',
  lug: 'lug-missing',
}

const ratings = [6, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125]
const sections = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240]
const usual: Record<number, number> = { 1.5: 10, 2.5: 16, 4: 25, 6: 32, 10: 50 }

type Allowed = (mark: string, section: number) => number | null
type Spoil = (items: CheckedItem[], random: Random, allowedFor: Allowed) => Spoiled | null

const current = (item: CheckedItem) => Number(item.features.current)
const isMain = ({ id }: CheckedItem) => id === 'main'
const isLine = ({ kind, id }: CheckedItem) => (kind === 'breaker' || kind === 'rcbo') && id !== 'main'
const numberOf = (item: CheckedItem) => item.id.replace(/^[a-z-]+:/, '')
const cableOf = (items: readonly CheckedItem[], line: CheckedItem) => items.find(({ id }) => id === `cable:${numberOf(line)}`)
const markOf = (cable: CheckedItem) => cable.marks.find((mark) => mark.startsWith('W')) ?? ''

const withFeature = (items: readonly CheckedItem[], item: CheckedItem, features: CheckedItem['features']): CheckedItem[] =>
  items.map((one) => (one === item ? { ...one, features: { ...one.features, ...features } } : one))

function pick(random: Random, items: readonly CheckedItem[], isWanted: (item: CheckedItem) => boolean): CheckedItem | null {
  const found = items.filter(isWanted)
  return found.length === 0 ? null : random.oneOf(found)
}

const remove: Spoil = (items, random) => {
  const gone = random.oneOf(items)
  const rule = isMain(gone) ? 'main-missing' : missingRule[gone.kind]
  return { what: `removed ${gone.id}`, rule, items: items.filter((item) => item !== gone) }
}

const raiseRating: Spoil = (items, random, allowedFor) => {
  const line = pick(random, items, (item) => isLine(item) && cableOf(items, item) !== undefined)
  const cable = line && cableOf(items, line)
  if (!line || !cable) return null
  const section = Number(cable.features.section)
  const allowed = Math.min(allowedFor(markOf(cable), section) ?? 0, usual[section] ?? Number.POSITIVE_INFINITY)
  const wrong = ratings.filter((rating) => rating > allowed && rating > current(line))
  if (wrong.length === 0) return null
  const rating = random.oneOf(wrong)
  return {
    what: `${line.id} ${current(line)} → ${rating} on ${section}`,
    rule: 'breaker-above-cable',
    items: withFeature(items, line, { current: rating }),
  }
}

const lowerRating: Spoil = (items, random) => {
  const line = pick(random, items, (item) => {
    const cable = isLine(item) ? cableOf(items, item) : undefined
    return cable !== undefined && (cable.loads[markOf(cable)] ?? 0) > 6
  })
  const cable = line && cableOf(items, line)
  if (!line || !cable) return null
  const load = cable.loads[markOf(cable)] ?? 0
  const rating = random.oneOf(ratings.filter((one) => one < load))
  return {
    what: `${line.id} ${current(line)} → ${rating} under ${load}`,
    rule: 'breaker-below-load',
    items: withFeature(items, line, { current: rating }),
  }
}

const thinCable: Spoil = (items, random, allowedFor) => {
  const line = pick(random, items, (item) => isLine(item) && cableOf(items, item) !== undefined)
  const cable = line && cableOf(items, line)
  if (!line || !cable) return null
  const wrong = sections.filter(
    (section) =>
      section < Number(cable.features.section) &&
      ((allowedFor(markOf(cable), section) ?? 0) < current(line) || (usual[section] ?? Number.POSITIVE_INFINITY) < current(line)),
  )
  if (wrong.length === 0) return null
  const section = random.oneOf(wrong)
  return {
    what: `${cable.id} ${cable.features.section} → ${section} at ${current(line)}`,
    rule: 'breaker-above-cable',
    items: withFeature(items, cable, { section }),
  }
}

const smallBox: Spoil = (items, random) => {
  const box = pick(random, items, ({ kind }) => kind === 'enclosure')
  const taken = items.reduce((sum, { features, amount }) => sum + Number(features.modules ?? 0) * amount, 0)
  if (!box || taken < 2) return null
  const capacity = random.whole(1, Math.ceil(taken) - 1)
  return { what: `box of ${capacity} for ${taken}`, rule: 'enclosure-too-small', items: withFeature(items, box, { capacity }) }
}

type Change = readonly [
  rule: FindingRule,
  isWanted: (item: CheckedItem, items: readonly CheckedItem[]) => boolean,
  features: (item: CheckedItem) => CheckedItem['features'],
]

const changes: readonly Change[] = [
  ['enclosure-ip', ({ kind }) => kind === 'enclosure' || kind === 'plate-enclosure', () => ({ ip: 'IP20' })],
  ['rcd-too-weak', ({ id }) => id.startsWith('rcd:'), () => ({ current: 4 })],
  ['rcd-leak', ({ id, kind }) => id.startsWith('rcd:') || kind === 'rcbo', () => ({ leak: 300 })],
  ['rcd-leak', ({ id }) => id === 'fire-rcd', () => ({ leak: 30 })],
  ['main-too-weak', (item, items) => isMain(item) && items.some((one) => isLine(one) && current(one) > 6), () => ({ current: 5 })],
  ['poles', isMain, () => ({ poles: 1 })],
  ['spd-poles', ({ kind }) => kind === 'spd', () => ({ poles: 1 })],
  ['contactor-too-weak', ({ kind }) => kind === 'contactor', () => ({ current: 4 })],
  ['bus-too-small', ({ kind, id }) => kind === 'bus-pe' || id === 'bus-n:0', () => ({ inputs: 1 })],
  ['comb-too-weak', ({ kind }) => kind === 'comb', () => ({ current: 10 })],
  ['voltage', ({ features }) => features.poles === 3 || features.poles === 4, () => ({ voltage: 230 })],
  ['voltage', ({ kind }) => kind === 'breaker' || kind === 'rcbo' || kind === 'rcd', () => ({ voltage: 48 })],
  ['breaking-capacity', ({ kind }) => kind === 'breaker' || kind === 'rcbo', () => ({ breaking: 3 })],
  ['cable-cores', ({ kind }) => kind === 'cable', ({ features }) => ({ cores: features.cores === 5 ? 3 : 2 })],
]

const changeFeature: Spoil = (items, random) => {
  const [rule, isWanted, features] = random.oneOf(changes)
  const item = pick(random, items, (one) => isWanted(one, items) && !(rule === 'voltage' && one.kind === 'spd'))
  if (!item) return null
  return { what: `${item.id} ${JSON.stringify(features(item))}`, rule, items: withFeature(items, item, features(item)) }
}

/** Four of ten take an element away, four spoil a rating or a section, the rest the box or another feature. */
const spoils: readonly Spoil[] = [remove, remove, remove, remove, raiseRating, lowerRating, thinCable, thinCable, smallBox, changeFeature]

/** Spoils one element of a list in a way that is surely wrong. */
export function spoil(items: CheckedItem[], random: Random, allowedFor: Allowed): Spoiled {
  for (;;) {
    const spoiled = random.oneOf(spoils)(items, random, allowedFor)
    if (spoiled) return spoiled
  }
}
