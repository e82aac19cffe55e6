type Invoice = { documentId: number; open: number }

/** Together more are hardly meant, and chance sums grow with every one. */
const MOST_TOGETHER = 4
const MOST_FOUND = 2
/** Of a company with very many open invoices only the first due are tried. */
const MOST_TRIED = 30

/** Two to four invoices whose sum is this to the kopeck, with the named ones among them first; at most two answers. */
export function sumOfSeveral<T extends Invoice>(sum: number, invoices: readonly T[], named: readonly T[] = []): T[][] {
  const tried = [...named, ...invoices.filter((invoice) => !named.includes(invoice))].slice(0, MOST_TRIED)
  const found: T[][] = []
  const add = (from: number, left: number, taken: readonly T[]) => {
    if (found.length >= MOST_FOUND) return
    if (left === 0 && taken.length > 1) {
      found.push([...taken])
      return
    }
    if (left <= 0 || taken.length === MOST_TOGETHER) return
    for (let at = from; at < tried.length; at += 1) {
      const invoice = tried[at]
      if (invoice && invoice.open <= left) add(at + 1, left - invoice.open, [...taken, invoice])
    }
  }
  add(0, sum, [])
  return found
}
