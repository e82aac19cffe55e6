import { type ReturnablePart, type ReturnedPart, partsOfReturn } from './return-parts.rules.ts'

export type Worth = { parts: ReturnedPart[]; sum: number; vat: number }

/** The worth of a returned amount of a line. */
export function worthOf(shipped: readonly ReturnablePart[], amount: number): Worth {
  const parts = amount > 0 ? partsOfReturn(shipped, amount) : []
  return {
    parts,
    sum: parts.reduce((total, part) => total + part.sum, 0),
    vat: parts.reduce((total, part) => total + part.vat, 0),
  }
}

export const totalOf = (rows: readonly { sum: number; vat: number }[]) => ({
  sum: rows.reduce((total, row) => total + row.sum, 0),
  vat: rows.reduce((total, row) => total + row.vat, 0),
})
