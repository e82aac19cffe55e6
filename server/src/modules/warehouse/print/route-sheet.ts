import { formatDay } from '@vitrina/contract/days/days.rules'
import { type Content, makePdf } from '#platform/print/pdf'
import { LANDSCAPE } from '#modules/documents/print-forms/page-size'
import { pdfTable } from '#modules/documents/print-forms/pdf-table'
import type { PrintColumn } from '#modules/documents/print-forms/print-form-table'
import { phoneText } from '#modules/documents/print-forms/writing.rules'
import type { RouteStop } from '../route-sheet.queries.ts'

const columns: PrintColumn<RouteStop & { stop: number }>[] = [
  { title: '№', width: 20, chars: 4, format: 'whole', align: 'center', value: ({ stop }) => stop },
  { title: 'Адрес', width: '*', chars: 40, format: 'text', value: ({ address }) => address },
  { title: 'Время', width: 60, chars: 12, format: 'text', value: ({ window }) => (window ? `${window.from}–${window.to}` : '') },
  { title: 'Получатель', width: 130, chars: 30, format: 'text', value: ({ company }) => company },
  {
    title: 'Контакт',
    width: 100,
    chars: 24,
    format: 'text',
    value: ({ contactName, contactPhone }) => [contactName, phoneText(contactPhone)].filter(Boolean).join(', '),
  },
  { title: 'Заказ', width: 56, chars: 12, format: 'text', value: ({ orderNumber }) => orderNumber },
  { title: 'Отгрузка', width: 56, chars: 12, format: 'text', value: ({ shipmentNumber }) => shipmentNumber },
  { title: 'Мест', width: 30, chars: 6, format: 'whole', value: ({ boxes }) => boxes || null },
  { title: 'Вес, кг', width: 40, chars: 8, format: 'amount', value: ({ grams }) => (grams > 0 ? Math.round(grams / 10) / 100 : null) },
  { title: 'Примечание', width: 90, chars: 24, format: 'text', value: ({ comment }) => comment },
  { title: 'Подпись', width: 60, chars: 12, format: 'text', value: () => '' },
]

/** One page or more for each region: that is one route. */
export function makeRouteSheet({
  warehouse,
  day,
  stops,
}: {
  warehouse: string
  day: string
  stops: readonly RouteStop[]
}): Promise<Buffer> {
  const title = `Маршрутный лист: ${warehouse}, ${formatDay(day)}`
  const content = [...Map.groupBy(stops, ({ region }) => region)].map(
    ([region, own], at): Content => ({
      ...(at > 0 && { pageBreak: 'before' as const }),
      stack: [
        { text: title, fontSize: 14, bold: true, margin: [0, 0, 0, 2] },
        {
          text: [region, `остановок: ${new Set(own.map(({ address }) => address)).size}`].filter(Boolean).join(', '),
          margin: [0, 0, 0, 8],
        },
        pdfTable({
          columns,
          lines: own.map((stop, place) => ({ ...stop, stop: place + 1 })),
          width: LANDSCAPE.width,
          fontSize: 8,
          below: [
            {
              text: 'Водитель ____________________   Груз сдал ____________________   Выезд ______   Возврат ______',
              margin: [0, 16, 0, 0],
            },
          ],
        }),
      ],
    }),
  )
  return makePdf({
    pageSize: 'A4',
    pageOrientation: LANDSCAPE.pageOrientation,
    pageMargins: [...LANDSCAPE.pageMargins],
    language: 'ru',
    info: { title },
    content,
  })
}
