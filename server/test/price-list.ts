import { writeXlsx } from 'hucre/xlsx'

type Priced = { article: string; price: number; stock: number }

/** As suppliers send it: a letterhead, an empty row, and only then the header. */
export async function crookedPriceList(goods: readonly Priced[]): Promise<Buffer> {
  const rows = [
    ['ООО «Поставщик»', null, null, null],
    ['Прайс-лист от 17.11.2026', null, null, null],
    [null, null, null, null],
    ['№ п/п', 'Артикул', 'Цена с НДС, руб.', 'Остаток, шт'],
    ...goods.map(({ article, price, stock }, at) => [at + 1, article, price, stock]),
  ]
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Прайс', rows }] }))
}
