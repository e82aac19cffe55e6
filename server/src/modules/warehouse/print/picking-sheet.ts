import { formatDay } from '@vitrina/contract/days/days.rules'
import type { PickingLine } from '@vitrina/contract/warehouse/warehouse'
import { makePdf } from '#platform/print/pdf'
import { PORTRAIT } from '#modules/documents/print-forms/page-size'
import { pdfTable } from '#modules/documents/print-forms/pdf-table'
import type { PrintColumn } from '#modules/documents/print-forms/print-form-table'

type Sheet = { warehouse: string; day: string; orders: readonly { number: string; company: string }[]; lines: readonly PickingLine[] }

const columns: PrintColumn<PickingLine>[] = [
  { title: 'Место', width: 60, chars: 12, format: 'text', value: ({ place }) => place || '—' },
  { title: 'Артикул', width: 82, chars: 16, format: 'text', value: ({ article }) => article },
  { title: 'Наименование', width: '*', chars: 60, format: 'text', value: ({ name }) => name },
  { title: 'Заказ', width: 60, chars: 12, format: 'text', value: ({ orderNumber }) => orderNumber },
  { title: 'Собрать', width: 44, chars: 10, format: 'amount', value: ({ wanted }) => wanted },
  { title: 'Ед.', width: 26, chars: 7, format: 'text', align: 'center', value: ({ unit }) => unit.name },
  { title: 'Собрано', width: 44, chars: 10, format: 'amount', value: ({ picked }) => (picked > 0 ? picked : null) },
]

/** The picking list on paper: places in the order of the walk, a column to write down the amount. */
export function makePickingSheet({ warehouse, day, orders, lines }: Sheet): Promise<Buffer> {
  const title = `Лист сборки: ${warehouse}, ${formatDay(day)}`
  return makePdf({
    pageSize: 'A4',
    pageOrientation: PORTRAIT.pageOrientation,
    pageMargins: [...PORTRAIT.pageMargins],
    language: 'ru',
    info: { title },
    footer: (page: number, count: number) => ({ text: `${title}. Лист ${page} из ${count}`, fontSize: 7, margin: [42, 6, 30, 0] }),
    content: [
      { text: title, fontSize: 14, bold: true, margin: [0, 0, 0, 4] },
      { text: orders.map(({ number, company }) => `${number}, ${company}`).join('; '), margin: [0, 0, 0, 8] },
      pdfTable({
        columns,
        lines,
        width: PORTRAIT.width,
        fontSize: 9,
        below: [{ text: 'Собрал ____________________   Проверил ____________________', margin: [0, 16, 0, 0] }],
      }),
    ],
  })
}
