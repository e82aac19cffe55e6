import { type seededRandom, type StatementDocument } from './bank-statement.ts'

export type SeededInvoice = { id: number; companyId: number; inn: string; number: string; sum: number }
export type SeededCompany = { id: number; inn: string; otherInn: string; invoices: SeededInvoice[]; otherInvoices: SeededInvoice[] }

export const faults = [
  'none',
  'three-invoices',
  'three-without-numbers',
  'wrong-inn',
  'typo',
  'overpaid',
  'part',
  'stranger',
  'twice-paid',
  'other-entity',
  'contract-number',
] as const
export type Fault = (typeof faults)[number]

/** How often each is met among a hundred lines; most payers write what is asked of them. */
const SHARES: Record<Fault, number> = {
  none: 45,
  'three-invoices': 12,
  'three-without-numbers': 5,
  'wrong-inn': 6,
  typo: 6,
  overpaid: 5,
  part: 5,
  stranger: 5,
  'twice-paid': 3,
  'other-entity': 4,
  'contract-number': 4,
}

/** A line with the truth beside it: the invoices its money is for, which nobody tells the program. */
export type SeededLine = { fault: Fault; document: StatementDocument; pays: SeededInvoice[] }

type Random = ReturnType<typeof seededRandom>

const WORDS = [
  (numbers: string) => `Оплата по счету № ${numbers} от 15.01.2026 за электротовары. В т.ч. НДС 22% - 1803.28`,
  (numbers: string) => `Оплата по сч. ${numbers}, НДС не облагается`,
  (numbers: string) =>
    `Предоплата за кабель согласно счёту N${numbers} по договору № 77/2025 от 01.02.2025 Сумма 100-00 в т.ч. НДС(22%) 18-03`,
  (numbers: string) => `По договору поставки 12 от 03.03.2025, счета ${numbers}. Без налога (НДС)`,
] as const

const swapped = (text: string, random: Random): string => {
  const at = random.upTo(text.length - 1)
  const [one = '', other = ''] = [text[at], text[at + 1]]
  return one === other ? `${text}${random.upTo(10)}` : `${text.slice(0, at)}${other}${one}${text.slice(at + 2)}`
}

/** Every invoice is paid by one line at most, but for those that are paid twice on purpose. */
export function faultyStatement(companies: readonly SeededCompany[], count: number, random: Random): SeededLine[] {
  const inns = new Set(companies.flatMap(({ inn, otherInn }) => [inn, otherInn]))
  const free = companies.map((company) => ({ ...company, invoices: [...company.invoices], otherInvoices: [...company.otherInvoices] }))
  const lines: SeededLine[] = []
  let number = 1000
  const wanted = Object.entries(SHARES).flatMap(([fault, share]) =>
    Array.from({ length: Math.round((share * count) / 100) }, () => fault as Fault),
  )
  for (const [at, fault] of wanted.slice(0, count).entries()) {
    const needed = fault === 'three-invoices' || fault === 'three-without-numbers' ? 3 : 1
    const fits = free.filter(({ invoices, otherInvoices }) =>
      fault === 'other-entity' ? otherInvoices.length > 0 : invoices.length > needed,
    )
    const company = random.pick(fits)
    const before = random.pick(lines.filter((line) => line.fault === 'none'))
    const isAgain = fault === 'twice-paid' && before !== undefined
    const pays = isAgain ? before.pays : (fault === 'other-entity' ? company.otherInvoices : company.invoices).splice(0, needed)
    const named = pays.map((invoice) => invoice.number).join(', ')
    const asked = pays.reduce((sum, invoice) => sum + invoice.sum, 0)
    number += 1
    const document: StatementDocument = {
      number: String(number),
      // The second payment of an invoice comes later.
      date: isAgain ? '2026-03-02' : '2026-03-01',
      sum: asked,
      payerInn: isAgain ? before.document.payerInn : company.inn,
      payerName: `ООО Покупатель ${at}`,
      purpose: random.pick(WORDS)(named),
    }
    if (fault === 'three-without-numbers') document.purpose = 'Оплата за товар, в т.ч. НДС 22%'
    if (fault === 'wrong-inn') document.payerInn = [...document.payerInn].toReversed().join('')
    if (fault === 'wrong-inn' && inns.has(document.payerInn)) document.payerInn = '0000000000'
    if (fault === 'typo') document.purpose = random.pick(WORDS)(swapped(named, random))
    if (fault === 'overpaid') document.sum += 1 + random.upTo(100_000)
    if (fault === 'part') document.sum -= 1 + random.upTo(asked - 1)
    if (fault === 'stranger') {
      company.invoices.unshift(...pays)
      Object.assign(document, {
        payerInn: '7736050003',
        purpose: 'Возмещение по претензии 55, НДС не облагается',
        sum: 10_000_000_000 + at,
      })
    }
    // The number of their contract is that of another open invoice of theirs, of the very sum now and then.
    if (fault === 'contract-number') document.purpose = `Оплата по договору № ${company.invoices[0]?.number} от 01.02.2025 за товар`
    lines.push({ fault, document, pays: fault === 'stranger' ? [] : pays })
  }
  return lines
}
