import { withoutLegalForm } from '@vitrina/contract/desk-search/search-text.rules'
import { DigitsIndex } from './digits-index.ts'
import { WordIndex, wordsOf } from './word-index.ts'

export type IndexedCompany = {
  id: number
  name: string
  inn: string | null
  /** Its legal entities as they are called. */
  entities: readonly string[]
  inns: readonly string[]
  managers: readonly number[]
}
export type IndexedPerson = {
  id: number
  /** As it is shown; empty: the e-mail or the phone is. */
  name: string
  /** All names and the e-mail, as they are looked for. */
  text: string
  phone: string | null
  email: string | null
  companyIds: readonly number[]
}

export type FoundCompany = { id: number; name: string; inn: string | null }
export type FoundPerson = { id: number; name: string; contact: string; companyId: number; company: string }

/** Compared by how well they fit before the best are shown. */
const MOST_COMPARED = 60

type Sees = (managers: readonly number[]) => boolean
export type Shown = { sees: Sees; most: number }

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** All customers by the words of their names and the digits of their ИНН and phones, with who serves them. */
export class CustomerIndex {
  /** By id: an array is read several times faster than a map, and a common name has thousands of bearers. */
  readonly #companies: (IndexedCompany | undefined)[] = []
  readonly #people: (IndexedPerson | undefined)[] = []
  readonly #companyWords = new WordIndex()
  readonly #peopleWords = new WordIndex()
  readonly #inns = new DigitsIndex()
  readonly #phones = new DigitsIndex()

  putCompany(company: IndexedCompany): void {
    this.#companies[company.id] = company
    this.#companyWords.put(company.id, [company.name, ...company.entities].map(withoutLegalForm).join(' '))
    for (const inn of company.inns) this.#inns.put(company.id, inn)
  }

  removeCompany(id: number): void {
    if (!this.#companies[id]) return
    this.#companies[id] = undefined
    this.#companyWords.remove(id)
    this.#inns.remove(id)
  }

  putPerson(person: IndexedPerson): void {
    this.#people[person.id] = person
    this.#peopleWords.put(person.id, person.text)
    if (person.phone !== null) this.#phones.put(person.id, person.phone)
  }

  removePerson(id: number): void {
    if (!this.#people[id]) return
    this.#people[id] = undefined
    this.#peopleWords.remove(id)
    this.#phones.remove(id)
  }

  /** By parts of the name, or by the first digits of an ИНН. */
  findCompanies({ words, inn }: { words: string | null; inn: string | null }, { sees, most }: Shown): FoundCompany[] {
    const isWanted = (id: number) => sees(this.#companies[id]?.managers ?? [])
    const typed = words === null ? [] : wordsOf(words)
    const ids = [
      ...this.#companyWords.find(typed, { isWanted, most: MOST_COMPARED }),
      ...(inn === null ? [] : this.#inns.find(inn, { isWanted, most: MOST_COMPARED })),
    ]
    return [...new Set(ids)]
      .flatMap((id) => this.#companies[id] ?? [])
      .map(({ id, name, inn: own }) => ({ id, name, inn: own, place: this.#companyWords.placeOf(id, typed) }))
      .toSorted((one, other) => one.place - other.place || byText(one.name, other.name) || one.id - other.id)
      .slice(0, most)
      .map(({ id, name, inn: own }) => ({ id, name, inn: own }))
  }

  /** By parts of the name or the e-mail, or by the first digits of a phone; each with every company they work for that is seen. */
  findPeople({ words, phones }: { words: string | null; phones: readonly string[] }, { sees, most }: Shown): FoundPerson[] {
    const seenBy = (id: number) =>
      (this.#people[id]?.companyIds ?? []).flatMap((companyId) => {
        const company = this.#companies[companyId]
        return company && sees(company.managers) ? [company] : []
      })
    const isWanted = (id: number) =>
      this.#people[id]?.companyIds.some((companyId) => {
        const company = this.#companies[companyId]
        return company !== undefined && sees(company.managers)
      }) ?? false
    const typed = words === null ? [] : wordsOf(words)
    const ids = [
      ...this.#peopleWords.find(typed, { isWanted, most: MOST_COMPARED }),
      ...phones.flatMap((phone) => this.#phones.find(phone, { isWanted, most: MOST_COMPARED })),
    ]
    return [...new Set(ids)]
      .flatMap((id) => this.#people[id] ?? [])
      .map((person) => ({ person, place: this.#peopleWords.placeOf(person.id, typed) }))
      .toSorted((one, other) => one.place - other.place || byText(one.person.name, other.person.name) || one.person.id - other.person.id)
      .slice(0, most)
      .flatMap(({ person: { id, name, phone, email } }) => {
        const contact = phone ?? email ?? ''
        return seenBy(id).map((company) => ({ id, name: name || email || contact, contact, companyId: company.id, company: company.name }))
      })
      .slice(0, most)
  }
}
