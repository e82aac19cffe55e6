/** Columns by their meaning, as indices of cells. Several may name the product: the likeliest first. */
export type ListColumns = {
  /** Own code, article, maker's code, barcode, type: in this order. */
  codes: number[]
  /** The name and what completes it, such as the type or the characteristics. */
  names: number[]
  amount: number | null
  unit: number | null
  group: number | null
  note: number | null
  brand: number | null
}

/** How the list of one sheet is read; rows are named by their numbers in the sheet. */
export type SheetMapping = {
  isTaken: boolean
  header: { from: number; to: number } | null
  firstRow: number
  lastRow: number
  columns: ListColumns
  /** From 0, a mere guess, to 1. */
  confidence: number
  /** The header's words, by which a mapping that a person chose is found again; null without a header. */
  fingerprint: string | null
}
