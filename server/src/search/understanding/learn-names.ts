import type { Atom } from './atoms.ts'
import { type Feature, joinedKey, type Value } from './vocabulary.ts'

/** How often a question was asked, and how often each feature was the answer. */
type Votes = { asked: number; features: Map<number, number> }
type JoinedVotes = { asked: number; places: Map<number, number>[] }
type Place = { sum: number; count: number }

/** Names of the goods of one family. */
type Lessons = {
  goods: number
  after: Map<string, Votes>
  before: Map<string, Votes>
  joined: Map<string, JoinedVotes>
  places: Map<number, Place>
}

/** The answer that most agree on; fewer than this share agree on nothing. */
const LEAST_AGREED = 0.5
const LEAST_VOTES = 2

const raise = (counts: Map<number, number>, features: readonly number[]) => {
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
}

const NONE: readonly number[] = []

/**
 * Learns from names how goods of a family write their features: which word follows or precedes a number, what numbers
 * written as one stand for, and in which order. «Наконечник ТМЛ 16-8»: the first number is the section, the second the hole.
 */
export class NameLessons {
  readonly #features: ReadonlyMap<number, Feature>
  readonly #values: ReadonlyMap<number, Value>
  readonly #lessons = new Map<number, Lessons>()

  constructor(features: ReadonlyMap<number, Feature>, values: ReadonlyMap<number, Value>) {
    this.#features = features
    this.#values = values
  }

  take(family: number, atoms: readonly Atom[], valueIds: readonly number[]): void {
    const lessons: Lessons = this.#lessons.get(family) ?? {
      goods: 0,
      after: new Map(),
      before: new Map(),
      joined: new Map(),
      places: new Map(),
    }
    this.#lessons.set(family, lessons)
    lessons.goods += 1
    const byNumber = new Map<number, number[]>()
    for (const id of valueIds) {
      const value = this.#values.get(id)
      if (!value || value.number === null) continue
      const known = byNumber.get(value.number)
      if (known) known.push(value.feature)
      else byNumber.set(value.number, [value.feature])
    }
    const placed = new Set<number>()
    for (let at = 0; at < atoms.length; at++) {
      const { numbers, joint } = atoms[at] as Atom
      if (numbers.length === 0) continue
      const votes = numbers.map((number) => byNumber.get(number) ?? NONE)
      if (numbers.length > 1) takeJoined(lessons, joint, votes)
      else {
        takeNeighbour(lessons.after, atoms[at + 1], votes[0] ?? NONE)
        takeNeighbour(lessons.before, atoms[at - 1], votes[0] ?? NONE)
      }
      for (const [order, features] of votes.entries())
        for (const feature of features) {
          if (placed.has(feature)) continue
          placed.add(feature)
          const place = lessons.places.get(feature) ?? { sum: 0, count: 0 }
          place.sum += at + order / 4
          place.count += 1
          lessons.places.set(feature, place)
        }
    }
  }

  /** Of features voted for equally often, the one that matters more. */
  #agreed(counts: ReadonlyMap<number, number>, asked: number): number {
    const rankOf = (feature: number) => {
      const { isPrimary = false, rank = 0 } = this.#features.get(feature) ?? {}
      return (isPrimary ? 0 : 1_000) + rank
    }
    const [best] = [...counts].toSorted(([a, many], [b, more]) => more - many || rankOf(a) - rankOf(b))
    return best && best[1] >= LEAST_VOTES && best[1] >= LEAST_AGREED * asked ? best[0] : 0
  }

  learned(): {
    after: Map<number, Map<string, number>>
    before: Map<number, Map<string, number>>
    joined: Map<number, Map<string, number[]>>
    places: Map<number, Map<number, number>>
  } {
    const learned = { after: new Map(), before: new Map(), joined: new Map(), places: new Map() }
    for (const [family, { goods, after, before, joined, places }] of this.#lessons) {
      learned.after.set(family, this.#agreedOf(after))
      learned.before.set(family, this.#agreedOf(before))
      learned.joined.set(family, this.#agreedOfJoined(joined))
      // Met by chance in some names, the number of another feature says nothing.
      const usual = [...places].filter(([, { count }]) => count >= LEAST_AGREED * goods)
      learned.places.set(family, new Map(usual.map(([feature, { sum, count }]) => [feature, sum / count])))
    }
    return learned
  }

  #agreedOf(votes: ReadonlyMap<string, Votes>): Map<string, number> {
    const agreed = new Map<string, number>()
    for (const [term, { asked, features }] of votes) {
      const feature = this.#agreed(features, asked)
      if (feature) agreed.set(term, feature)
    }
    return agreed
  }

  #agreedOfJoined(votes: ReadonlyMap<string, JoinedVotes>): Map<string, number[]> {
    const agreed = new Map<string, number[]>()
    for (const [key, { asked, places }] of votes) {
      const features = this.#distinct(places, asked)
      // A number that is no feature is the same in all names: 4х2х0,5.
      if (features.filter((feature) => feature > 0).length > 1) agreed.set(key, features)
    }
    return agreed
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

function takeNeighbour(votes: Map<string, Votes>, neighbour: Atom | undefined, features: readonly number[]): void {
  if (!neighbour || neighbour.numbers.length > 0) return
  const known = votes.get(neighbour.term) ?? { asked: 0, features: new Map<number, number>() }
  known.asked += 1
  raise(known.features, features)
  votes.set(neighbour.term, known)
}

function takeJoined({ joined }: Lessons, joint: string, features: readonly (readonly number[])[]): void {
  const key = joinedKey(joint, features.length)
  const known = joined.get(key) ?? { asked: 0, places: features.map(() => new Map<number, number>()) }
  known.asked += 1
  for (const [place, voted] of features.entries()) raise(known.places[place] ?? new Map<number, number>(), voted)
  joined.set(key, known)
}
