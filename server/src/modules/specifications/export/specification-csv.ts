import { groupTitle } from './printed-rows.rules.ts'
import type { Exported } from './exported-specification.ts'

const HEAD = [
  'Спецификация',
  'Раздел',
  '№',
  'Артикул',
  'Наименование',
  'Бренд',
  'Количество',
  'Множитель',
  'Всего',
  'Ед.',
  'Цена',
  'Сумма',
  'Срок',
  'Примечание',
  'Исходный текст',
]

/** A cell that begins as a formula would be run by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/
const cell = (value: string | number | null | undefined): string => {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
const roubles = (kopecks: number | null | undefined) => (kopecks === null || kopecks === undefined ? null : kopecks / 100)

/** All lines of all specifications as one table that Excel opens as it is: with a byte order mark, semicolons and decimal commas. */
export function specificationCsv(exported: readonly Exported[]): Buffer {
  const rows = exported.flatMap(({ head, rows: all }) => {
    const goods = all.flatMap(({ path, goods: one }) => (one ? [{ path, ...one }] : []))
    return goods.map(({ path, line, product, figures, name }, at) => [
      head.name,
      path.map(groupTitle).join(' / '),
      at + 1,
      product?.article,
      name,
      product?.brand,
      line.amount,
      path.reduce((times, { multiplier }) => times * multiplier, 1),
      figures?.neededAmount,
      product?.unit.name || line.unit,
      roubles(figures?.price?.value),
      roubles(figures?.sum),
      figures?.day,
      line.note,
      line.rawText,
    ])
  })
  return Buffer.from(`\u{feff}${[HEAD, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`)
}
