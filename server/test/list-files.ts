import { type CellValue, type MergeRange, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { makePdf } from '#platform/print/pdf'

/** Lists as purchasers and designers send them: the same lines in every layout they are met in. */
export type ListLine = { code?: string; name: string; unit: string; amount: number; note?: string }
export type ListGroup = { title: string; lines: readonly ListLine[] }

type Row = CellValue[]
type Table = { rows: Row[]; merges: MergeRange[] }

const acrossRow = (row: number, { from, to }: { from: number; to: number }): MergeRange => ({
  startRow: row,
  startCol: from,
  endRow: row,
  endCol: to,
})
const downColumn = (column: number, { from, to }: { from: number; to: number }): MergeRange => ({
  startRow: from,
  startCol: column,
  endRow: to,
  endCol: column,
})

const workbook = (sheets: readonly (Table & { name: string })[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map(({ name, rows, merges }): WriteSheet => ({ name, rows, merges })) })

/** Group titles as merged rows, lines, a sum after every group. */
function addGroups(
  table: Table,
  groups: readonly ListGroup[],
  { width, rowOf, totals }: { width: number; rowOf: (line: ListLine, number: number) => Row; totals: boolean },
) {
  let number = 0
  for (const { title, lines } of groups) {
    table.merges.push(acrossRow(table.rows.length, { from: 0, to: width - 1 }))
    table.rows.push([title])
    for (const line of lines) table.rows.push(rowOf(line, ++number))
    if (totals) table.rows.push([null, `Итого по разделу «${title}»`, ...Array<null>(width - 3).fill(null), lines.length])
  }
}

/** A request of a purchasing department: requisites above, the header in the eighth row and the third column, sums below. */
export function crookedWorkbook(groups: readonly ListGroup[]): Promise<Uint8Array> {
  const table: Table = {
    rows: [
      [null, null, 'ООО «Монтажстрой»'],
      [null, null, 'ИНН 7700000000, тел. +7 (495) 000-00-00'],
      [],
      [null, null, 'Заявка № 117 от 12.03.2026'],
      [null, null, 'Объект: жилой дом, корпус 3'],
      [],
      [],
      [null, null, '№ п/п', 'Артикул', 'Наименование товара', 'Ед. изм.', 'Кол-во', 'Примечание'],
    ],
    merges: [acrossRow(3, { from: 2, to: 7 })],
  }
  const shifted: Table = { rows: [], merges: [] }
  addGroups(shifted, groups, {
    width: 6,
    totals: true,
    rowOf: (line, number) => [number, line.code ?? '', line.name, line.unit, line.amount, line.note ?? ''],
  })
  const above = table.rows.length
  table.rows.push(...shifted.rows.map((row) => [null, null, ...row]))
  table.merges.push(...shifted.merges.map((merge) => acrossRow(merge.startRow + above, { from: merge.startCol + 2, to: merge.endCol + 2 })))
  table.rows.push(
    [],
    [null, null, 'Всего позиций:', null, null, null, groups.flatMap(({ lines }) => lines).length],
    [null, null, 'Начальник отдела снабжения', null, '________ / Петров А. В. /'],
  )
  return workbook([{ name: 'Заявка', ...table }])
}

/** A header of two rows: the upper one names pairs of columns. */
export function twoRowHeaderWorkbook(groups: readonly ListGroup[]): Promise<Uint8Array> {
  const table: Table = {
    rows: [
      ['№', 'Товар', null, 'Количество', null, 'Примечание'],
      [null, 'Код', 'Наименование', 'Ед.', 'Всего', null],
    ],
    merges: [
      acrossRow(0, { from: 1, to: 2 }),
      acrossRow(0, { from: 3, to: 4 }),
      downColumn(0, { from: 0, to: 1 }),
      downColumn(5, { from: 0, to: 1 }),
    ],
  }
  addGroups(table, groups, {
    width: 6,
    totals: false,
    rowOf: (line, number) => [number, line.code ?? '', line.name, line.unit, line.amount, line.note ?? ''],
  })
  return workbook([{ name: 'Лист1', ...table }])
}

const STAMP: readonly Row[] = [
  [],
  [null, null, null, null, 'Изм.', 'Кол.уч.', 'Лист', '№ док.', 'Подп. Дата'],
  [null, null, null, null, 'Разраб.', 'Иванов', null, null, '03.26'],
  [null, null, null, null, 'Пров.', 'Петров', null, 'Стадия', 'Лист'],
  [null, null, null, null, 'Н. контр.', 'Сидорова', null, 'Р', '1'],
  [null, 'Спецификация оборудования, изделий и материалов', null, null, 'ГИП', 'Кузнецов', null, 'Листов', '3'],
]

/** Form 1 of ГОСТ 21.110: columns with numbers under the header, groups as rows, the stamp of the drawing below. */
export function gostWorkbook(groups: readonly ListGroup[]): Promise<Uint8Array> {
  const header = [
    'Позиция',
    'Наименование и техническая характеристика',
    'Тип, марка, обозначение документа, опросного листа',
    'Код продукции',
    'Поставщик',
    'Единица измерения',
    'Количество',
    'Масса 1 ед., кг',
    'Примечание',
  ]
  const table: Table = { rows: [header, header.map((_, place) => place + 1)], merges: [] }
  addGroups(table, groups, {
    width: header.length,
    totals: false,
    rowOf: (line, number) => [number, line.name, null, line.code ?? '', null, line.unit, line.amount, null, line.note ?? ''],
  })
  table.rows.push(...STAMP.map((row) => [...row]))
  return workbook([{ name: 'СО', ...table }])
}

/** A cover without lines, then a sheet for every group. */
export function sheetsWorkbook(groups: readonly ListGroup[]): Promise<Uint8Array> {
  const cover: Table = { rows: [['Рабочая документация'], ['Силовое электрооборудование'], ['Москва, 2026']], merges: [] }
  const sheets = groups.map(({ title, lines }, place) => ({
    // A sheet's name has at most 31 letters.
    name: `${place + 1}. ${title}`.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    rows: [['Наименование', 'Кол-во', 'Ед.', 'Код'], ...lines.map((line): Row => [line.name, line.amount, line.unit, line.code ?? ''])],
    merges: [],
  }))
  return workbook([{ name: 'Обложка', ...cover }, ...sheets])
}

/** Without a header: the code inside the name, the amount and its unit in one cell. */
export function gluedWorkbook(groups: readonly ListGroup[]): Promise<Uint8Array> {
  const rows = groups.flatMap(({ title, lines }): Row[] => [
    [title],
    ...lines.map(
      (line): Row => [line.code ? `${line.name} (арт. ${line.code})` : line.name, `${String(line.amount).replace('.', ',')} ${line.unit}.`],
    ),
  ])
  return workbook([{ name: 'Лист1', rows, merges: [] }])
}

const decoder = new TextDecoder('windows-1251')
const windows1251 = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))

/** As Excel in Russian saves a table of text; letters that the encoding lacks become question marks. */
function inWindows1251(text: string): Uint8Array {
  return Uint8Array.from([...text].map((letter) => windows1251.get(letter) ?? 0x3f))
}

const quoted = (cell: string) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A table of text as Excel in Russian saves it: semicolons, decimal commas, Windows-1251. */
export function csvFile(groups: readonly ListGroup[]): Uint8Array {
  const rows = groups.flatMap(({ title, lines }) => [
    [title, '', '', ''],
    ...lines.map(({ code = '', name, unit, amount }) => [code, name, unit, String(amount).replace('.', ',')]),
  ])
  const table = [['Артикул', 'Наименование', 'Ед.изм.', 'Кол-во'], ...rows]
  return inWindows1251(table.map((row) => row.map(quoted).join(';')).join('\r\n'))
}

/** As pasted from a letter. */
export function listText(groups: readonly ListGroup[]): string {
  return groups
    .flatMap(({ title, lines }) => [
      `${title}:`,
      ...lines.map(
        ({ code, name, unit, amount }, place) =>
          `${place + 1}. ${code ? `${code} ` : ''}${name} - ${String(amount).replace('.', ',')} ${unit}`,
      ),
      '',
    ])
    .join('\n')
}

/** A request as a PDF with a text layer: a table under a title, wide enough for a name in one line. */
export const listPdf = (lines: readonly ListLine[]): Promise<Buffer> =>
  makePdf({
    pageOrientation: 'landscape',
    defaultStyle: { fontSize: 7 },
    content: [
      'Заявка № 17',
      {
        table: {
          headerRows: 1,
          widths: ['auto', 'auto', '*', 'auto', 'auto'],
          body: [
            ['№', 'Артикул', 'Наименование', 'Ед.', 'Кол-во'],
            ...lines.map(({ code = '', name, unit, amount }, at) => [String(at + 1), code, name, unit, String(amount)]),
          ],
        },
      },
    ],
  })
