import type { MatchReason } from '@vitrina/contract/payments/bank-statement.rules'
import { type OpenInvoice as Payable, oldestFirst, type Part, spread } from '../allocate.rules.ts'
import { digitsOf, isNumberOf, isOneSlipAway, type NamedNumber, namedNumbers, numberKey } from './named-numbers.rules.ts'
import { sumOfSeveral } from './sum-of-several.rules.ts'

export type KnownPayer = { companyId: number; inn: string }

/** An invoice that waits for money. */
export type BookInvoice = Payable & {
  companyId: number
  /** Of the legal entity it is issued to. */
  inn: string
  number: string
  date: string
  orderNumber: string | null
}

export type MatchedLine = { id: number; date: string; sum: number; payerInn: string; purpose: string }

/** Legal entities and open invoices the lines could be about. */
export type Book = { payers: readonly KnownPayer[]; invoices: readonly BookInvoice[] }

export type Candidate = { companyId: number; reason: MatchReason; parts: Part[]; rest: number }
export type Match = { isSure: boolean; candidates: Candidate[] }

const MOST_CANDIDATES = 5

const total = (invoices: readonly BookInvoice[]): number => invoices.reduce((sum, { open }) => sum + open, 0)

const candidate = (reason: MatchReason, sum: number, companyId: number, invoices: readonly BookInvoice[]): Candidate => ({
  companyId,
  reason,
  ...spread(sum, invoices),
})

/** Invoices one number may mean: its own, or all of the order it names. */
const meantBy = ({ of, key }: NamedNumber, invoices: readonly BookInvoice[]): BookInvoice[] => {
  const ofInvoice = of === 'order' ? [] : invoices.filter(({ number }) => isNumberOf(key, number))
  if (ofInvoice.length > 0 || of === 'invoice') return ofInvoice
  return invoices.filter(({ orderNumber }) => orderNumber !== null && isNumberOf(key, orderNumber))
}

type Named = { invoices: BookInvoice[]; isWhole: boolean; isBare: boolean }

/** The invoices a purpose names; not whole when a number is of nothing open, or of two invoices. */
function namedInvoices(numbers: readonly NamedNumber[], open: readonly BookInvoice[]): Named {
  const said = numbers.filter(({ of }) => of !== 'bare')
  const used = said.length > 0 ? said : numbers
  const meant = used.map((number) => ({ number, invoices: meantBy(number, open) }))
  const isWhole = meant.every(({ number: { of }, invoices }) => invoices.length === 1 || (of === 'order' && invoices.length > 1))
  return { invoices: [...new Set(meant.flatMap(({ invoices }) => invoices))], isWhole, isBare: said.length === 0 }
}

/** The reason a set of named invoices is or is not what the line pays. */
function reasonOf(line: MatchedLine, { invoices, isBare }: Named): MatchReason {
  const asked = total(invoices)
  if (line.sum > asked) return 'overpaid'
  if (line.sum < asked) return 'part'
  if (isBare) return 'bare-number'
  if (invoices.some(({ inn }) => inn !== line.payerInn)) return 'other-entity'
  return invoices.some(({ date }) => date > line.date) ? 'too-early' : 'number-and-sum'
}

/** Invoices whose number is one slip away from a named one. */
const similar = (numbers: readonly NamedNumber[], open: readonly BookInvoice[]): BookInvoice[] =>
  open.filter(({ number, orderNumber }) =>
    numbers.some(
      ({ key }) =>
        isOneSlipAway(digitsOf(key), digitsOf(number)) || (orderNumber !== null && isOneSlipAway(digitsOf(key), digitsOf(orderNumber))),
    ),
  )

/** Everything the money of a known payer could be for, the likeliest first. */
function ofCompany(line: MatchedLine, companyId: number, open: readonly BookInvoice[], numbers: readonly NamedNumber[]): Candidate[] {
  const of = (reason: MatchReason, invoices: readonly BookInvoice[]) => candidate(reason, line.sum, companyId, invoices)
  const named = namedInvoices(numbers, open)
  const byDue = open.toSorted(oldestFirst)
  const alike = similar(numbers, open).filter((invoice) => invoice.open === line.sum)
  const together = sumOfSeveral(line.sum, byDue, named.invoices)
  return [
    ...(named.invoices.length > 0 && named.isWhole ? [of(reasonOf(line, named), named.invoices)] : []),
    ...alike.map((invoice) => of('similar-number', [invoice])),
    ...byDue.filter((invoice) => invoice.open === line.sum && !alike.includes(invoice)).map((invoice) => of('sum-alone', [invoice])),
    ...together.map((invoices) => of('sum-of-several', invoices)),
    ...(named.invoices.length > 0 && !named.isWhole ? [of(line.sum > total(named.invoices) ? 'overpaid' : 'part', named.invoices)] : []),
    open.length > 0 ? of('by-due-day', byDue) : of('advance', []),
  ]
}

type IndexedBook = {
  payers: readonly KnownPayer[]
  byCompany: ReadonlyMap<number, readonly BookInvoice[]>
  /** Companies by every key that `isNumberOf` takes for a number of theirs: a line names a few invoices of thousands. */
  companiesByNumber: ReadonlyMap<string, ReadonlySet<number>>
}

function indexed({ payers, invoices }: Book): IndexedBook {
  const companiesByNumber = new Map<string, Set<number>>()
  for (const { companyId, number, orderNumber } of invoices) {
    const keys = [number, orderNumber].flatMap((one) => (one === null ? [] : numberKey(one)))
    for (const name of keys.flatMap((key) => [key, digitsOf(key)])) {
      const known = companiesByNumber.get(name)
      if (known) known.add(companyId)
      else companiesByNumber.set(name, new Set([companyId]))
    }
  }
  return { payers, byCompany: Map.groupBy(invoices, ({ companyId }) => companyId), companiesByNumber }
}

/** Of a payer nobody knows, or one who pays for another: only what is named by its number with its very sum. */
function ofOthers(
  line: MatchedLine,
  { byCompany, companiesByNumber }: IndexedBook,
  { numbers, ownIds }: { numbers: readonly NamedNumber[]; ownIds: readonly number[] },
): Candidate[] {
  const namedIds = new Set(numbers.flatMap(({ key }) => [...(companiesByNumber.get(key) ?? [])]))
  return [...byCompany].flatMap(([companyId, open]) => {
    if (!namedIds.has(companyId) || ownIds.includes(companyId)) return []
    const named = namedInvoices(numbers, open)
    if (named.invoices.length === 0 || total(named.invoices) !== line.sum) return []
    return [candidate('other-inn', line.sum, companyId, named.invoices)]
  })
}

const placeOf = ({ companyId, parts }: Candidate): string =>
  `${companyId}:${parts
    .map(({ documentId, sum }) => `${documentId}=${sum}`)
    .toSorted()
    .join()}`

/** One place is offered once, for its first reason. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter((one) => {
    const place = placeOf(one)
    if (seen.has(place)) return false
    seen.add(place)
    return true
  })
}

function matchOne(line: MatchedLine, book: IndexedBook): Match {
  const numbers = namedNumbers(line.purpose)
  const { payers, byCompany } = book
  const companyIds = [...new Set(payers.filter(({ inn }) => inn === line.payerInn && inn !== '').map(({ companyId }) => companyId))]
  const others = ofOthers(line, book, { numbers, ownIds: companyIds })
  const own = companyIds.flatMap((companyId) => ofCompany(line, companyId, byCompany.get(companyId) ?? [], numbers))
  const [first] = own
  // Two companies with one ИНН are a mistake of ours, which nobody but a person can settle.
  const isSure = companyIds.length === 1 && first?.reason === 'number-and-sum'
  const strong = own.filter(({ reason }) => reason !== 'by-due-day' && reason !== 'advance')
  const weak = own.filter(({ reason }) => reason === 'by-due-day' || reason === 'advance')
  return { isSure, candidates: distinct([...strong, ...others, ...weak]).slice(0, MOST_CANDIDATES) }
}

/**
 * Where the money of each line could go. Sure is only a line whose ИНН is of one company, whose purpose names open invoices
 * of that very legal entity, and whose sum is theirs to the kopeck; of two lines for one invoice the older is sure, the later waits for a person.
 */
export function matchLines(lines: readonly MatchedLine[], book: Book): Map<number, Match> {
  const claimed = new Set<number>()
  const matches = new Map<number, Match>()
  const indexedBook = indexed(book)
  const inOrder = lines.toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id)
  for (const line of inOrder) {
    const match = matchOne(line, indexedBook)
    const [first, ...rest] = match.candidates
    const isTwice = match.isSure && first?.parts.some(({ documentId }) => claimed.has(documentId))
    if (match.isSure && !isTwice) for (const { documentId } of first?.parts ?? []) claimed.add(documentId)
    matches.set(line.id, isTwice && first ? { isSure: false, candidates: [{ ...first, reason: 'paid-twice' }, ...rest] } : match)
  }
  return matches
}
