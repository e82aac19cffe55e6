import type { Atom } from './atoms.ts'
import { isAttributive } from './joining-words.ts'
import type { Text } from './look-up.ts'
import { type DictionaryMeaning, isValueOf, type KindName, type KindTarget, type Vocabulary } from './vocabulary.ts'

/** A kind the text may name. */
export type KindChoice = {
  target: KindTarget
  cost: number
  /** Atoms that name it. */
  used: ReadonlySet<number>
  /** Of those, words that must stand in the names of its goods. */
  kept: ReadonlySet<number>
  /** Conditions and words that come with a dictionary's meaning. */
  features: DictionaryMeaning['features']
  words: string
  /** The name covers only a part of the kind. */
  isPart: boolean
}

const MISSING_MODIFIER = 0.6
const ONLY_MARKED = 0.45
const MOST_MISSING = 1.8
const MISSING_PARTNER = 1.3
/** «для тёплого пола»: the noun describes. */
const ATTRIBUTE = 2
/** «кабель для тёплого пола»: goods of that kind are called so too. */
const ATTRIBUTE_OF_OWN = 0.9
const LATER = 0.04
/** A word in fewer names of a kind is there by chance. */
const LEAST_BORNE = 0.05
const DEFINED_OTHERWISE = 0.5
const MOST_CHOICES = 5

/** Kinds named in a text, the likeliest first. */
export function findKinds(text: Text): KindChoice[] {
  const { vocabulary, atoms, lookedUp } = text
  const best = new Map<string, KindChoice>()
  const offer = (choice: KindChoice) => {
    const key = `${choice.target.column} ${choice.target.ids.join(',')} ${choice.features.length} ${[...choice.used].join(' ')}`
    const known = best.get(key)
    // Of equally dear readings the one that explains more words.
    if (!known || choice.cost < known.cost || (choice.cost === known.cost && choice.used.size > known.used.size)) best.set(key, choice)
  }
  const placesOf = new Map<string, number[]>()
  for (const [at, { term, numbers }] of atoms.entries()) if (numbers.length === 0) placesOf.set(term, [...(placesOf.get(term) ?? []), at])

  for (const [at, atom] of atoms.entries()) {
    if (atom.numbers.length > 0) continue
    let defined = 0
    for (const { length, meanings } of lookedUp[at]?.dictionary ?? []) {
      if (meanings.some(({ target }) => target)) defined = Math.max(defined, length)
      const used = new Set(Array.from({ length }, (_, place) => at + place))
      for (const { target, features, words, cost } of meanings)
        if (target) {
          const kept = features.length > 0 || words ? new Set<number>() : distinctive(vocabulary, atoms, used, target)
          offer({ target, features, words, isPart: false, used, kept, cost: cost + placeCost(text, at, { used, target }) })
        }
    }
    for (const name of vocabulary.kinds.get(atom.term) ?? []) {
      const choice = asValue(vocabulary, choiceOf(text, at, name, placesOf), atom)
      // The seller has said what the word means; a longer name says more.
      if (choice) offer(choice.used.size > defined ? choice : { ...choice, cost: choice.cost + DEFINED_OTHERWISE })
    }
  }
  return [...best.values()].toSorted((a, b) => a.cost - b.cost || b.used.size - a.used.size).slice(0, MOST_CHOICES)
}

/** «тройник» names a part of the fittings, and is their form: a filter says more than a word. */
function asValue(vocabulary: Vocabulary, choice: KindChoice | null, head: Atom): KindChoice | null {
  if (!choice?.isPart) return choice
  for (const { feature, values, isBeginning } of vocabulary.phrases.get(head.term) ?? []) {
    const own = isBeginning ? [] : values.filter((value) => isValueOf(vocabulary, value, choice.target.families))
    if (own.length > 0) return { ...choice, features: [{ feature, values: own }], kept: new Set() }
  }
  return choice
}

/** Words of a dictionary's phrase that some goods of the kind bear and others do not: they are meant, and not the whole kind. */
const distinctive = (vocabulary: Vocabulary, atoms: readonly Atom[], used: ReadonlySet<number>, target: KindTarget): Set<number> =>
  new Set(
    [...used].filter((place) => {
      const atom = atoms[place] as Atom
      // A number may stand in their names for anything, and the name of a brand is not meant here.
      return atom.numbers.length === 0 && !vocabulary.brands.has(atom.term) && isBorne(vocabulary, atom, target)
    }),
  )

/** Whether some goods of the kind bear the word in their names, and not all. */
function isBorne({ names, families }: Vocabulary, { term }: Atom, target: KindTarget): boolean {
  let [bearing, all] = [0, 0]
  for (const family of target.families) {
    bearing += names.get(term)?.get(family) ?? 0
    all += families.get(family)?.goods ?? 0
  }
  return bearing >= LEAST_BORNE * all && bearing < all
}

/** Words that not all goods of the kind bear: the others need not be looked for. */
const borneBySome = ({ vocabulary: { names, families }, atoms }: Text, used: ReadonlySet<number>, target: KindTarget): Set<number> =>
  new Set(
    [...used].filter((place) => {
      const bearing = names.get(atoms[place]?.term ?? '')
      return [...target.families].some((family) => (bearing?.get(family) ?? 0) < (families.get(family)?.goods ?? 0))
    }),
  )

function choiceOf(text: Text, at: number, name: KindName, placesOf: ReadonlyMap<string, number[]>): KindChoice | null {
  const used = new Set([at])
  let missing = 0
  for (const term of name.modifiers) {
    const place = placesOf.get(term)?.[0]
    if (place === undefined) missing += MISSING_MODIFIER
    else used.add(place)
  }
  let isMarked = name.marks.length === 0
  for (const term of name.marks) {
    const place = placesOf.get(term)?.[0]
    if (place === undefined) continue
    used.add(place)
    isMarked = true
  }
  // «кабель» is not «Кабель ВВГнг» and no other.
  if (!isMarked && name.modifiers.length === 0) missing += ONLY_MARKED
  // «щит ЩРн»: the mark says it all.
  if (isMarked && name.marks.length > 0) missing = 0
  let cost = name.cost + Math.min(missing, MOST_MISSING)
  for (const term of name.partners) {
    const place = placesOf.get(term)?.[0]
    if (place === undefined) cost += MISSING_PARTNER
    else used.add(place)
  }
  if (cost > MOST_MISSING + MISSING_PARTNER) return null
  const kept = name.isPart ? borneBySome(text, used, name.target) : new Set<number>()
  return {
    target: name.target,
    features: [],
    words: '',
    isPart: name.isPart,
    used,
    kept,
    cost: cost + placeCost(text, at, { used, target: name.target }),
  }
}

/** After a preposition, with at most one word between: «для гильз НШВИ». */
function isDescribing(atoms: readonly Atom[], at: number): boolean {
  const [before, further] = [atoms[at - 1], atoms[at - 2]]
  if (!before || before.numbers.length > 0) return false
  return (at > 1 && isAttributive(before.word)) || (at > 2 && further?.numbers.length === 0 && isAttributive(further.word))
}

/** The goods are named first; after a preposition they are described. */
function placeCost({ vocabulary, atoms }: Text, head: number, { used, target }: { used: ReadonlySet<number>; target: KindTarget }): number {
  let first = head
  while (used.has(first - 1)) first -= 1
  if (!isDescribing(atoms, first)) return LATER * first
  const isOwn = isBorne(vocabulary, atoms[0] as Atom, target)
  return LATER * first + (isOwn ? ATTRIBUTE_OF_OWN : ATTRIBUTE)
}
