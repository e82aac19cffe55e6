/** Roubles as in JSON; sums are added in whole kopecks. */
type Invoice = { documentId: number; open: number }
/** Input beside each invoice. */
export type Typed = Readonly<Record<number, string>>

const kopecks = (roubles: number): number => Math.round(roubles * 100)
const typed = (sum: number): string => (sum / 100).toFixed(2).replace('.', ',')

/** Kopecks of a typed sum; zero if empty, null if unreadable. */
function readKopecks(text: string): number | null {
  const plain = text.replace(/\s+/g, '').replace(',', '.')
  if (plain === '') return 0
  return /^\d{1,10}(\.\d{0,2})?$/.test(plain) ? kopecks(Number(plain)) : null
}

/** The earliest due invoice is filled first, as far as the money goes. */
export function fillByDue(invoices: readonly Invoice[], free: number): Typed {
  let left = kopecks(free)
  return Object.fromEntries(
    invoices.flatMap(({ documentId, open }) => {
      const part = Math.min(left, kopecks(open))
      left -= part
      return part > 0 ? [[documentId, typed(part)]] : []
    }),
  )
}

/** Fills one invoice with the amount left by the others. */
export function fillOne(invoices: readonly Invoice[], free: number, { before, documentId }: { before: Typed; documentId: number }): Typed {
  const others = invoices.filter((invoice) => invoice.documentId !== documentId)
  const taken = others.reduce((total, invoice) => total + (readKopecks(before[invoice.documentId] ?? '') ?? 0), 0)
  const open = invoices.find((invoice) => invoice.documentId === documentId)?.open ?? 0
  return { ...before, [documentId]: typed(Math.max(0, Math.min(kopecks(open), kopecks(free) - taken))) }
}

export type Draft = {
  parts: { documentId: number; sum: number }[]
  /** Invoices with an unreadable sum, or more than is open. */
  wrong: ReadonlySet<number>
  /** Roubles; negative where more is allocated than there is. */
  left: number
  canSend: boolean
}

/** Result of the typed sums. */
export function readDraft(invoices: readonly Invoice[], free: number, texts: Typed): Draft {
  const read = invoices.map(({ documentId, open }) => ({ documentId, open: kopecks(open), sum: readKopecks(texts[documentId] ?? '') }))
  const wrong = new Set(read.filter(({ sum, open }) => sum === null || sum > open).map(({ documentId }) => documentId))
  const parts = read.flatMap(({ documentId, sum }) => (sum ? [{ documentId, sum: sum / 100 }] : []))
  const left = kopecks(free) - read.reduce((total, { sum }) => total + (sum ?? 0), 0)
  return { parts, wrong, left: left / 100, canSend: parts.length > 0 && wrong.size === 0 && left >= 0 }
}
