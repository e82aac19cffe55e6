import { type Line, linesOf } from './brands.ts'
import { families } from './families.ts'
import type { Family } from './family.ts'
import { draw, hash } from './random.ts'

/** A product: a technical variant of a family in some maker's series. */
export type Item = { familyPlace: number; family: Family; variant: number; line: Line }

/** So many rivals of one variant enter the store together: that is where analogs come from. */
const RIVALS = 5

type Range = { lines: readonly Line[]; base: number; capacity: number }

const ranges: readonly Range[] = families.map((family) => {
  const lines = linesOf(family.area)
  return { lines, base: lines.filter((line) => line.generation === 0).length, capacity: family.size * lines.length }
})

const rangeOf = (familyPlace: number) => {
  const range = ranges[familyPlace]
  if (!range) throw new Error(`No family at ${familyPlace}`)
  return range
}

/**
 * While every family has goods left, each turn brings `weight` of each. When one runs out, a new phase begins
 * without it, so that product 7 is product 7 in a store of any size.
 */
type Phase = {
  start: number
  turns: number
  /** Families of one turn, in the order of its products. */
  slots: readonly number[]
  /** By slot: the how manieth of its family within the turn. */
  ranks: readonly number[]
  /** By family: where its products stand within a turn. */
  offsets: ReadonlyMap<number, readonly number[]>
  /** By family: how many it gave before. */
  given: readonly number[]
}

function slotsOf(active: readonly number[]): number[] {
  return active
    .flatMap((place) =>
      Array.from({ length: families[place]?.weight ?? 0 }, (_, copy) => ({ place, order: hash(draw.slots, place, copy) })),
    )
    .toSorted((one, other) => one.order - other.order)
    .map(({ place }) => place)
}

function offsetsOf(slots: readonly number[]): Map<number, number[]> {
  const offsets = new Map<number, number[]>()
  for (const [offset, place] of slots.entries()) {
    const mine = offsets.get(place) ?? []
    mine.push(offset)
    offsets.set(place, mine)
  }
  return offsets
}

function planPhases(): Phase[] {
  const phases: Phase[] = []
  const given = families.map(() => 0)
  const turnsLeft = (place: number) => Math.floor((rangeOf(place).capacity - (given[place] ?? 0)) / (families[place]?.weight ?? 1))
  let start = 0
  for (;;) {
    const active = families.map((_, place) => place).filter((place) => turnsLeft(place) > 0)
    if (active.length === 0) return phases
    const slots = slotsOf(active)
    const turns = Math.min(...active.map(turnsLeft))
    const offsets = offsetsOf(slots)
    const ranks = slots.map((place, offset) => (offsets.get(place) ?? []).indexOf(offset))
    phases.push({ start, turns, slots, ranks, offsets, given: [...given] })
    for (const place of active) given[place] = (given[place] ?? 0) + turns * (families[place]?.weight ?? 0)
    start += turns * slots.length
  }
}

const phases = planPhases()
const phasesOf: readonly Phase[][] = families.map((_, place) => phases.filter(({ offsets }) => offsets.has(place)))
const endOf = (phase: Phase) => phase.start + phase.turns * phase.slots.length

/** How many distinct products there can be at all. */
export const assortmentSize = Math.max(...phases.map(endOf))

/** Variants go commonest first, each with a few rivals; then again with the next rivals. */
function spotOf(familyPlace: number, order: number): { variant: number; place: number; first: number; rivals: number } {
  const size = families[familyPlace]?.size ?? 0
  const round = Math.floor(order / (size * RIVALS))
  const rivals = Math.min(RIVALS, rangeOf(familyPlace).lines.length - round * RIVALS)
  const within = order - round * size * RIVALS
  const variant = Math.floor(within / rivals)
  return { variant, place: round * RIVALS + (within % rivals), first: order - (within % rivals), rivals }
}

/** The makers of a variant in turn, from a different one for each variant; later generations come last. */
function lineAt(familyPlace: number, variant: number, place: number): Line {
  const { lines, base } = rangeOf(familyPlace)
  const start = hash(draw.start, familyPlace, variant)
  const line = place < base ? lines[(start + place) % base] : lines[base + ((start + place) % (lines.length - base))]
  if (!line) throw new Error(`Family ${familyPlace} has no line ${place}`)
  return line
}

/** The last of the ordered phases that begins no later. */
function lastBy(begins: (phase: Phase) => number, limit: number, among: readonly Phase[]): Phase | undefined {
  let [low, high] = [0, among.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const phase = among[middle]
    if (phase && begins(phase) <= limit) low = middle + 1
    else high = middle
  }
  return among[low - 1]
}

const startOf = (phase: Phase) => phase.start

function phaseAt(index: number): Phase {
  const phase = lastBy(startOf, index, phases)
  if (!phase || index >= endOf(phase)) throw new Error(`The demo store can have ${assortmentSize} products, not ${index + 1}`)
  return phase
}

/** Where the product stands in its family. */
function placeOf(index: number): { familyPlace: number; order: number } {
  const { start, slots, ranks, offsets, given } = phaseAt(index)
  const offset = (index - start) % slots.length
  const familyPlace = slots[offset] ?? 0
  const inTurn = offsets.get(familyPlace)?.length ?? 0
  return { familyPlace, order: (given[familyPlace] ?? 0) + Math.floor((index - start) / slots.length) * inTurn + (ranks[offset] ?? 0) }
}

export function itemAt(index: number): Item {
  const { familyPlace, order } = placeOf(index)
  const family = families[familyPlace]
  if (!family) throw new Error(`No family at ${familyPlace}`)
  const { variant, place } = spotOf(familyPlace, order)
  return { familyPlace, family, variant, line: lineAt(familyPlace, variant, place) }
}

/** Where in the store the `order`-th product of a family stands. */
export function indexOf(familyPlace: number, order: number): number {
  const phase = lastBy(({ given }) => given[familyPlace] ?? 0, order, phasesOf[familyPlace] ?? [])
  const mine = phase?.offsets.get(familyPlace)
  if (!phase || !mine) throw new Error(`Family ${familyPlace} has no product ${order}`)
  const later = order - (phase.given[familyPlace] ?? 0)
  return phase.start + Math.floor(later / mine.length) * phase.slots.length + (mine[later % mine.length] ?? 0)
}

/** The maker of the `order`-th product of a family. */
export function makerOf(familyPlace: number, order: number): Line {
  const { variant, place } = spotOf(familyPlace, order)
  return lineAt(familyPlace, variant, place)
}

/** The same variant of other makers, for those that a store of `products` has. */
export function rivalsOf(index: number, products: number): number[] {
  const { familyPlace, order } = placeOf(index)
  const { variant, place, first, rivals } = spotOf(familyPlace, order)
  const { brand } = lineAt(familyPlace, variant, place)
  const found: number[] = []
  for (let other = first; other < first + rivals; other++) {
    if (other === order || makerOf(familyPlace, other).brand === brand) continue
    const rival = indexOf(familyPlace, other)
    if (rival < products) found.push(rival)
  }
  return found
}

/** How many products of a family stand before `index`. */
export function countBefore(familyPlace: number, index: number): number {
  const { start, slots, offsets, given } = phaseAt(index)
  const mine = offsets.get(familyPlace) ?? []
  const offset = (index - start) % slots.length
  return (
    (given[familyPlace] ?? 0) + Math.floor((index - start) / slots.length) * mine.length + mine.filter((other) => other < offset).length
  )
}

/** The first makers of a variant that a store of `products` has. */
export function makersOf(familyPlace: number, variant: number, products: number): { index: number; line: Line }[] {
  const rivals = Math.min(RIVALS, rangeOf(familyPlace).lines.length)
  return Array.from({ length: rivals }, (_, place) => ({
    index: indexOf(familyPlace, variant * rivals + place),
    line: lineAt(familyPlace, variant, place),
  })).filter(({ index }) => index < products)
}
