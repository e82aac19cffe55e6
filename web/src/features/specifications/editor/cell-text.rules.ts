import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import type { SpecificationLineFigures, SpecificationProduct } from '@vitrina/contract/specifications/specification-shapes'
import type { Column } from './columns.rules.ts'
import { sumOfLine } from './sums.rules.ts'
import type { ViewRow } from './view-rows.rules.ts'

type Known = { product: SpecificationProduct | undefined; figures: SpecificationLineFigures | undefined; multiplier: number }

const decimal = (value: number) => String(value).replace('.', ',')

/** A cell as plain text: what is copied and what editing begins with. */
export function textOfLine(line: SpecificationLine, column: Column, { product, figures, multiplier }: Known): string {
  switch (column) {
    case 'number':
      return ''
    case 'product':
      return product?.name ?? line.rawText
    case 'article':
      return product?.article ?? ''
    case 'amount':
      return decimal(line.amount)
    case 'unit':
      return line.unit || (product?.unit.name ?? '')
    case 'price':
      return figures?.price ? decimal(figures.price.value) : ''
    case 'sum': {
      const sum = sumOfLine(line, multiplier, figures)
      return sum === null ? '' : decimal(sum)
    }
    case 'stock':
      return product && figures ? decimal(figures.stock) : ''
    case 'day':
      return figures?.day ?? ''
    case 'replacement':
      return line.replacement
    case 'note':
      return line.note
  }
}

const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Columns of copied rows, in an order that other tables expect. */
const COPIED: readonly Column[] = ['product', 'article', 'unit', 'amount', 'price', 'sum', 'note']

/** Rows as a block for Excel; a group is a row with its name. */
export const blockOf = (rows: readonly ViewRow[], knownOf: (line: SpecificationLine) => Omit<Known, 'multiplier'>): string =>
  rows
    .flatMap((row) => {
      if (row.kind === 'new') return []
      if (row.kind === 'group') return [quoted(row.group.multiplier > 1 ? `${row.group.name} ×${row.group.multiplier}` : row.group.name)]
      const known = { ...knownOf(row.line), multiplier: row.multiplier }
      return [COPIED.map((column) => quoted(textOfLine(row.line, column, known))).join('\t')]
    })
    .join('\n')
