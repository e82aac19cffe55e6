import { atomsOf, type Atom } from './atoms.ts'
import type { KindName, KindTarget } from './vocabulary.ts'
import type { VocabularyRows } from './vocabulary.queries.ts'
import { isJoiningWord } from './joining-words.ts'

/** A name said in part of the kind's own: «скобы» of «скобы и держатели». */
const PART = 0.15
/** An abbreviation inside the name of a kind: УЗО, ЩМП. */
const ABBREVIATION = 0.1
/** A section above others is less of a kind than one that holds goods. */
const BRANCH = 0.5
/** Read off the beginnings of product names. */
const FROM_NAMES = 0.1
/** One family of the several whose goods begin with the word. */
const ONE_OF_SEVERAL = 0.5
const ALL_OF_SEVERAL = 0.4
/** From this share of the goods on, a family is what the word means. */
const MOSTLY = 0.6
/** A beginning that fewer of a family's goods have is not its name. */
const LEAST_SHARE = 0.15
const MOST_FAMILIES = 24
const MOST_HEAD_WORDS = 4

const isAbbreviation = (text: string) => /\p{Lu}.*\p{Lu}/u.test(text)

type Named = { atoms: readonly Atom[]; text: string; target: KindTarget; cost: number; isPart: boolean }

/** One name as its head and what describes it; the head stands first, in a compound last. */
function nameOf({ atoms, text, target, cost, isPart }: Named): KindName[] {
  const words = atoms.filter(({ numbers, term, word }) => numbers.length === 0 && term.length > 1 && !isJoiningWord(word))
  const [first, second] = words
  if (!first) return []
  const isCompound = second !== undefined && text.slice(first.to, second.from) === '-'
  const head = isCompound ? second : first
  const partners = isCompound ? [first.term] : []
  const others = words.filter((word) => word !== head && !partners.includes(word.term))
  const isMark = ({ from, to }: Atom) => isAbbreviation(text.slice(from, to))
  const termsOf = (atomsOfName: readonly Atom[]) => [...new Set(atomsOfName.map(({ term }) => term))]
  const modifiers = termsOf(others.filter((word) => !isMark(word)))
  return [{ head: head.term, partners, modifiers, marks: termsOf(others.filter(isMark)), target, cost, isPart }]
}

/** Whether goods of one of the families bear the word in their names. */
type IsBorne = (term: string, families: ReadonlySet<number>) => boolean

/** Names out of one title: whole, its alternatives, its abbreviations. */
function namesOfTitle(title: string, target: KindTarget, { cost, isBorne }: { cost: number; isBorne: IsBorne }): KindName[] {
  const names: KindName[] = []
  const parts = title
    .split(/\s+и\s+|[,;/]+|\s\(|\)(?=\s|$)/)
    .map((part) => part.trim())
    .filter(Boolean)
  const isOne = parts.length === 1
  for (const [place, part] of parts.entries()) {
    const isBracketed = place > 0 && title[title.indexOf(part) - 1] === '('
    const named = nameOf({ atoms: atomsOf(part), text: part, target, cost: cost + (isOne ? 0 : PART), isPart: !isOne && !isBracketed })
    // A word that stands in the title and in no name cannot tell goods apart.
    names.push(...named.map((name) => ({ ...name, isPart: name.isPart && isBorne(name.head, target.families) })))
  }
  for (const word of title.split(/[\s,;()]+/))
    if (isAbbreviation(word)) names.push(...nameOf({ atoms: atomsOf(word), text: word, target, cost: cost + ABBREVIATION, isPart: false }))
  return names
}

/** Names of kinds by their heads: families, sections, and the words goods of a family begin with. */
export function learnKinds(
  rows: VocabularyRows,
  leads: ReadonlyMap<number, ReadonlyMap<string, number>>,
  isBorne: IsBorne,
): Map<string, KindName[]> {
  const goodsOf = new Map<number, number>()
  const familiesOf = new Map<number, Map<number, number>>()
  for (const { family, section } of rows.goods) {
    goodsOf.set(family, (goodsOf.get(family) ?? 0) + 1)
    const known = familiesOf.get(section) ?? new Map<number, number>()
    known.set(family, (known.get(family) ?? 0) + 1)
    familiesOf.set(section, known)
  }
  const names: KindName[] = []
  for (const { id, name } of rows.families)
    if (goodsOf.has(id))
      names.push(...namesOfTitle(name, { column: 'family', ids: [id], families: new Set([id]), label: name }, { cost: 0, isBorne }))
  names.push(...namesOfSections(rows, { familiesOf, goodsOf, isBorne }))
  names.push(...namesOfLeads(rows, leads, goodsOf))
  return cheapestByHead(names)
}

function namesOfSections(
  { sections }: VocabularyRows,
  {
    familiesOf,
    goodsOf,
    isBorne,
  }: { familiesOf: ReadonlyMap<number, ReadonlyMap<number, number>>; goodsOf: ReadonlyMap<number, number>; isBorne: IsBorne },
): KindName[] {
  return sections.flatMap(({ id, name }) => {
    // A number in a section's title is a condition, not a name.
    if (/\d/.test(name)) return []
    const under = sections.filter(({ path, id: other }) => other === id || path.includes(id)).map(({ id: other }) => other)
    const families = new Map<number, number>()
    for (const section of under)
      for (const [family, many] of familiesOf.get(section) ?? []) families.set(family, (families.get(family) ?? 0) + many)
    if (families.size === 0) return []
    const [[family, many] = [0, 0]] = families
    // The same goods as one family: the family is the shorter condition.
    const isFamily = families.size === 1 && many === goodsOf.get(family)
    const target: KindTarget = isFamily
      ? { column: 'family', ids: [family], families: new Set([family]), label: name }
      : { column: 'section', ids: under, families: new Set(families.keys()), label: name }
    return namesOfTitle(name, target, { cost: under.length > 1 && families.size > 1 ? BRANCH : 0, isBorne })
  })
}

/** A word many goods begin with, as the name of their family, or of all the families that begin so. */
function namesOfLeads(
  { families }: VocabularyRows,
  leads: ReadonlyMap<number, ReadonlyMap<string, number>>,
  goodsOf: ReadonlyMap<number, number>,
): KindName[] {
  const byLead = new Map<string, Map<number, number>>()
  for (const [family, counts] of leads)
    for (const [lead, many] of counts)
      if (many >= LEAST_SHARE * (goodsOf.get(family) ?? 0))
        byLead.set(lead, (byLead.get(lead) ?? new Map<number, number>()).set(family, many))
  const titleOf = new Map(families.map(({ id, name }) => [id, name]))
  const names: KindName[] = []
  for (const [lead, found] of byLead) {
    const [first = '', ...modifiers] = lead.split(' ')
    const [head = '', ...partners] = first.split('+')
    const all = [...found.values()].reduce((sum, many) => sum + many, 0)
    const isPart = (family: number) => (found.get(family) ?? 0) < 0.9 * (goodsOf.get(family) ?? 0)
    const add = (ids: number[], cost: number, label: string) =>
      names.push({
        head,
        modifiers,
        partners,
        marks: [],
        cost,
        isPart: ids.some(isPart),
        target: { column: 'family', ids, families: new Set(ids), label },
      })
    for (const [family, many] of found)
      add([family], FROM_NAMES + (found.size === 1 || many >= MOSTLY * all ? 0 : ONE_OF_SEVERAL), titleOf.get(family) ?? '')
    if (found.size > 1 && found.size <= MOST_FAMILIES) add([...found.keys()], ALL_OF_SEVERAL, '')
  }
  return names
}

/** The words a name begins with, before the first number: of each length one; a compound with its partner after a «+». */
export function leadsOf(name: string, atoms: readonly Atom[], isValue: (term: string) => boolean): string[] {
  const leads: string[] = []
  const words: string[] = []
  for (const { term, word, numbers, from } of atoms) {
    // A word that is a value of a feature describes: «наконечник ТМЛ».
    const isOver = numbers.length > 0 || words.length === MOST_HEAD_WORDS || isJoiningWord(word) || term.length < 2
    if (isOver || (words.length > 0 && isValue(term))) break
    const isCompound = words.length === 1 && name[from - 1] === '-'
    if (isCompound) {
      leads.length = 0
      words[0] = `${term}+${words[0]}`
    } else words.push(term)
    leads.push(words.join(' '))
  }
  return leads
}

const keyOfTarget = ({ column, ids }: KindTarget) => `${column} ${ids.join(',')}`

function cheapestByHead(names: readonly KindName[]): Map<string, KindName[]> {
  const best = new Map<string, KindName>()
  for (const name of names) {
    const key = `${name.head}|${name.partners.join(' ')}|${name.modifiers.toSorted().join(' ')}|${keyOfTarget(name.target)}`
    const known = best.get(key)
    // Read off the goods or off a title, it is one name: the marks of both belong to it.
    const marks = known ? [...new Set([...known.marks, ...name.marks])] : name.marks
    best.set(key, { ...(known && known.cost <= name.cost ? known : name), marks })
  }
  const byHead = new Map<string, KindName[]>()
  for (const name of best.values()) byHead.set(name.head, [...(byHead.get(name.head) ?? []), name])
  return byHead
}
