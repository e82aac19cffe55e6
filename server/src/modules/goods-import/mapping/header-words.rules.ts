import type { ColumnRole } from '@vitrina/contract/goods-import/goods-import.rules'

const normal = (heading: string) => heading.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim()

/** Headings of price lists, stock reports, feeds and exchange files; the first that fits counts. */
const words: readonly (readonly [ColumnRole, RegExp])[] = [
  ['feature', /^характеристика: /],
  ['picture', /^фото|картинк|изображен|^picture|^image|^photo|rasm|surat/],
  ['ean', /штрих|^ean|^gtin|barcode|^шк$/],
  ['place', /^место($|[:,(]| хран| на склад)|ячейк|стеллаж|^адрес хран|^bin$|^shelf|^storage place|saqlash joyi/],
  ['stock', /^склад:|остат|налич|свободн|в запасе|на складе|^склад |^количество$|^кол-?во$|^stock|^count$|quantity|qoldiq/],
  ['cost', /закуп|себестоим|^cost|xarid narx/],
  ['price', /^цена|цена[ :,(]|стоимость|^розн|^опт|^ррц|^мрц|прайс|^price|narx/],
  ['manufacturerCode', /(артикул|код|номер|каталож).*(производ|изготов|завод|поставщ)|заказной|каталожный|vendorcode|^mpn|part ?n/],
  ['article', /^артикул|^арт\.?$|^код( товара| номенклатуры)?$|^sku|^article|^id$|наш код|номенклатурный номер|^kod$/],
  ['brand', /бренд|торговая марка|производител|изготовител|^марка$|^vendor$|^brand|manufacturer/],
  ['name', /наименован|название|^номенклатура|^товар$|^name$|nomi$/],
  ['section', /раздел|категор|групп|category|bo.?lim/],
  ['unit', /^ед(\.|иниц)|единица|^unit|o.?lchov/],
  ['multiplicity', /кратност|норма упаковки|в упаковке|^упак/],
  ['minimumBatch', /мин(\.|имальн).*(парт|заказ|кол)/],
  ['weight', /^вес|масса|weight/],
  ['country', /стран|country/],
  ['description', /описан|description|характерист/],
]

/** The role a heading stands for; null when its words are not ours. */
export function roleOfHeading(heading: string): ColumnRole | null {
  const text = normal(heading)
  if (text === '' || text.length > 120 || /неизвестн|без ндс/.test(text)) return null
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** The words of a head in their order: the same for every file of one layout. */
export const fingerprintOf = (headings: readonly string[]): string =>
  headings
    .map((heading) => normal(heading).replace(/[^\p{L}\d]/gu, ''))
    .join('|')
    .replace(/\|+$/, '')
    .slice(0, 1_000)

/** The words after «Цена:» and «Склад:», or the heading itself: by them the price type and the warehouse are found. */
export const namedIn = (heading: string): string =>
  normal(heading.replace(/^\s*(цена|склад|остаток|остатки|место хранения|место|ячейка|price|stock)\s*[:,.-]?\s*/i, ''))
