import type { Sheet, SheetCell } from '#platform/print/xlsx'
import type { PrintForm } from './print-form.ts'
import { printFormTitle, sheetTitle } from './print-form-parts.ts'
import { type PrintColumn, sheetHeading, sheetLines } from './print-form-table.ts'
import type { TotalRow } from './totals-block.ts'

type Detail = readonly [label: string, text: string]

type Parts<Line> = {
  form: PrintForm
  columns: readonly PrintColumn<Line>[]
  lines: readonly Line[]
  details: readonly Detail[]
  totalLabel?: string
  /** Sums at the right, sentences over the whole width; empty ones are left out. */
  below: readonly (TotalRow | string)[]
  isLandscape?: boolean
}

const filler = (count: number): null[] => Array.from({ length: count }, () => null)

/** A print form as a sheet: its title and parties, the lines under a heading that stays in sight, sums and signatures. */
export function printFormSheet<Line>({ form, columns, lines, details, totalLabel, below, isLandscape = false }: Parts<Line>): Sheet {
  const wide = columns.length
  const whole = (cell: SheetCell): (SheetCell | null)[] => [{ ...cell, span: wide }, ...filler(wide - 1)]
  const { header = '', footer = '' } = form.look ?? {}
  const above = [
    ...(header ? [whole({ value: header })] : []),
    whole({ value: printFormTitle(form), isBold: true }),
    ...details.flatMap(([label, text]) =>
      text ? [[{ value: label, span: 2 }, null, { value: text, span: wide - 2 }, ...filler(wide - 3)]] : [],
    ),
  ]
  const head = sheetHeading(columns)
  const sums = [...below, footer].flatMap((row) => {
    if (typeof row === 'string') return row === '' ? [] : [whole({ value: row })]
    const { label, sum, isBold } = row
    return [
      [
        { value: label, span: wide - 1, align: 'right' as const, isBold },
        ...filler(wide - 2),
        sum === null ? { value: '—', align: 'right' as const } : { value: sum / 100, format: 'money' as const, isBold },
      ],
    ]
  })
  return {
    name: sheetTitle(form),
    widths: columns.map(({ chars }) => chars),
    rows: [...above, ...head, ...sheetLines({ columns, lines, ...(totalLabel === undefined ? {} : { totalLabel }) }), ...sums],
    frozenRows: above.length + head.length,
    titleRows: head.length,
    isLandscape,
  }
}
