import type { Atom } from './atoms.ts'
import { type Feature, inFamily, joinedKey, type Value } from './vocabulary.ts'

/** Votes for one question, by answer. */
type Votes = Map<string, Map<number, number>>

/** The answer that most agree on; fewer than this share agree on nothing. */
const LEAST_AGREED = 0.5
const LEAST_VOTES = 2

/**
 * Learns from names how goods of a family write their features: which word follows or precedes a number, what numbers
 * written as one stand for, and in which order. «Наконечник ТМЛ 16-8»: the first number is the section, the second the hole.
 */
export class NameLessons {
  readonly #features: ReadonlyMap<number, Feature>
  readonly #values: ReadonlyMap<number, Value>
  readonly #after: Votes = new Map()
  readonly #before: Votes = new Map()
  readonly #joined = new Map<string, { key: string; count: number; votes: Map<number, number>[]; asked: number }>()
  readonly #asked = new Map<string, number>()
  readonly #places = new Map<string, { sum: number; count: number }>()
  readonly #goods = new Map<number, number>()

  constructor(features: ReadonlyMap<number, Feature>, values: ReadonlyMap<number, Value>) {
    this.#features = features
    this.#values = values
  }

  take(family: number, atoms: readonly Atom[], valueIds: readonly number[]): void {
    this.#goods.set(family, (this.#goods.get(family) ?? 0) + 1)
    const byNumber = new Map<number, number[]>()
    for (const id of valueIds) {
      const value = this.#values.get(id)
      if (!value || value.number === null) continue
      const known = byNumber.get(value.number)
      if (known) known.push(value.feature)
      else byNumber.set(value.number, [value.feature])
    }
    const placed = new Set<number>()
    for (const [at, { numbers, joint }] of atoms.entries()) {
      if (numbers.length === 0) continue
      const votesOf = (number: number) => byNumber.get(number) ?? []
      if (numbers.length > 1) this.#takeJoined(family, joint, numbers.map(votesOf))
      else {
        const [number = 0] = numbers
        this.#vote(this.#after, family, atoms[at + 1], votesOf(number))
        this.#vote(this.#before, family, atoms[at - 1], votesOf(number))
      }
      for (const [order, number] of numbers.entries())
        for (const feature of votesOf(number)) {
          if (placed.has(feature)) continue
          placed.add(feature)
          const key = inFamily(family, feature)
          const place = this.#places.get(key) ?? { sum: 0, count: 0 }
          this.#places.set(key, { sum: place.sum + at + order / 4, count: place.count + 1 })
        }
    }
  }

  #vote(votes: Votes, family: number, neighbour: Atom | undefined, features: readonly number[]): void {
    if (!neighbour || neighbour.numbers.length > 0) return
    const key = inFamily(family, neighbour.term)
    const asked = `${votes === this.#after ? '>' : '<'}${key}`
    this.#asked.set(asked, (this.#asked.get(asked) ?? 0) + 1)
    const counts = votes.get(key) ?? new Map<number, number>()
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    votes.set(key, counts)
  }

  #takeJoined(family: number, joint: string, features: readonly (readonly number[])[]): void {
    const key = joinedKey(family, joint, features.length)
    const lesson = this.#joined.get(key) ?? { key, count: features.length, votes: features.map(() => new Map<number, number>()), asked: 0 }
    lesson.asked += 1
    for (const [place, voted] of features.entries())
      for (const feature of voted) lesson.votes[place]?.set(feature, (lesson.votes[place]?.get(feature) ?? 0) + 1)
    this.#joined.set(key, lesson)
  }

  /** Of features voted for equally often, the one that matters more. */
  #agreed(counts: ReadonlyMap<number, number>, asked: number): number {
    const rankOf = (feature: number) => {
      const { isPrimary = false, rank = 0 } = this.#features.get(feature) ?? {}
      return (isPrimary ? 0 : 1_000) + rank
    }
    const [best] = [...counts].sort(([a, many], [b, more]) => more - many || rankOf(a) - rankOf(b))
    return best && best[1] >= LEAST_VOTES && best[1] >= LEAST_AGREED * asked ? best[0] : 0
  }

  learned(): { after: Map<string, number>; before: Map<string, number>; joined: Map<string, number[]>; places: Map<string, number> } {
    const agreedOf = (votes: Votes, sign: string) => {
      const agreed = new Map<string, number>()
      for (const [key, counts] of votes) {
        const feature = this.#agreed(counts, this.#asked.get(sign + key) ?? 0)
        if (feature) agreed.set(key, feature)
      }
      return agreed
    }
    const joined = new Map<string, number[]>()
    for (const { key, votes, asked } of this.#joined.values()) {
      const features = this.#distinct(votes, asked)
      // A number that is no feature is the same in all names: 4х2х0,5.
      if (features.filter((feature) => feature > 0).length > 1) joined.set(key, features)
    }
    const places = new Map<string, number>()
    for (const [key, { sum, count }] of this.#places) {
      const family = Number(key.split(' ')[0])
      // Met by chance in some names, the number of another feature says nothing.
      if (count >= LEAST_AGREED * (this.#goods.get(family) ?? 0)) places.set(key, sum / count)
    }
    return { after: agreedOf(this.#after, '>'), before: agreedOf(this.#before, '<'), joined, places }
  }

  /** One feature for each place, none twice: 100х100 is width and height. */
  #distinct(votes: readonly Map<number, number>[], asked: number): number[] {
    const used = new Set<number>()
    return votes.map((counts) => {
      const feature = this.#agreed(new Map([...counts].filter(([one]) => !used.has(one))), asked)
      used.add(feature)
      return feature
    })
  }
}
