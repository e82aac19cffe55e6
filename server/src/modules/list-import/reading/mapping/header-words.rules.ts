import type { Cell } from '#platform/spreadsheets/sheet-row'

export type HeaderRole = 'number' | 'code' | 'name' | 'type' | 'amount' | 'unit' | 'group' | 'note' | 'brand' | 'other'
/** `rank` orders columns of one role: the smallest is meant first. */
export type HeaderMeaning = { role: HeaderRole; rank: number }

const LONGEST_HEADING = 120

/** A heading in small letters, one spelling of each letter, without the breaks of words and the gaps. */
export const headingText = (cell: Cell | undefined): string =>
  (typeof cell === 'string' ? cell : '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(\p{L})-\s+(?=\p{Ll})/gu, '$1')
    .replace(/[*:"'«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Columns of a list that are not ordered: prices, weights, stocks, codes of classifiers. */
const OTHER =
  /цен[аыу]|стоим|сумм|руб|₽|\$|€|ндс|скидк|наценк|price|cost|\bsum\b|\btotal (price|sum|cost)|subtotal|narx|summa|масс[аы]|\bвес\b|брутто|нетто|объ?ем|weight|остат|налич|на складе|склад|stock|окпд|окп\b|тн ?вэд|оквэд|океи|гтд|расцен|обоснован|шифр|гэсн|фер\b|срок|дата|date|лист\b|поставк|стран[аы]|фото|картинк|ссылк|url|гаранти|сертификат|размер упак|кратност|мин(\.|имальн)|(в|штук в) упак|в уп\b|норма|мощность|длина|ширина|высота|трудо|чел|монтаж|работ/
const NUMBER =
  /^(№|n|no\.?|nr\.?|#|п\/п|пп|№ ?п\.?\/?п\.?|n ?п\/п|номер|номер (п\/п|строки|позиции)|поз\.?|№ поз\.?|поз\. ?№|t\/r|line|row)$/
const POSITION = /^(позиция|поз\. ?обозн.*|позиционное.*|обозначение)/

const words: readonly (readonly [HeaderRole, number, RegExp])[] = [
  ['unit', 0, /^(ед(иниц[аы])?\.? ?\/?(изм(ерени[яй])?)?\.?$|ед\.? ?изм|единиц|изм\.?$|unit|uom|u\/m|measure|birlik|o.?lchov)/],
  ['note', 0, /^(прим(\.|ечани[ея])?(,|$| )|коммент|note|remark|comment|izoh|пояснени|дополнительн)/],
  [
    'code',
    0,
    /(наш(его)? (код|артикул)|код (клиента|покупателя|заказчика|у нас)|внутренний (код|номер)|код 1с|номенклатурный номер|ном\. ?(номер|№))/,
  ],
  [
    'code',
    3,
    /((код|артикул|арт\.?|номер|№) (производ|изготов|завод|постав)|заказн(ой|ые)|каталожн|кат\. ?№|order (code|no)|part ?(no|number|#)|p\/n|mpn|manufacturer.*(code|no|number|part)|референс|reference|^ref\b)/,
  ],
  ['code', 4, /(штрих-?код|^ean|barcode|gtin)/],
  [
    'brand',
    0,
    /(бренд|производител|изготовител|^завод|^фирма|торгов(ая|ой) марк|^вендор|^brand|manufacturer$|^maker|^vendor|^mfr$|^brend|ishlab chiqar)/,
  ],
  ['brand', 1, /^(марка$|поставщик)/],
  ['code', 1, /^(артикул|арт(\.|$| )|sku|article|artikul|art\.? ?(no|№)?$)/],
  ['code', 2, /^(код([ ,.(]|$)|code([ :.]|$)|kod( |$)|item (code|no|number)|product code|модель|model|id$)/],
  ['type', 5, /^(тип|марка|type|обозначение документа)/],
  [
    'group',
    0,
    /^(раздел|групп|щит|шкаф|помещени|систем|этаж|категори|комнат|зона|секци|место (установки|монтажа)|объект|участок|section|group|room|board|category|bo.?lim)/,
  ],
  ['name', 2, /^(технич(еск|\.)[^,]*характ|характеристик|параметр|описани|description|спецификаци|состав)/],
  [
    'name',
    0,
    /^(наименован|наимен\.?|название|номенклатур|товар|материал|изделие|продукци|оборудован|предмет|полное наимен|name|item|product|goods|nomi|mahsulot|tovar)/,
  ],
  [
    'amount',
    0,
    /^(кол-? ?(во|ич)|количеств|кол(\.|$| )|к-во|заказ(ать)?($| )|к заказу|потребност|требует|необходимо|нужно|закуп|qty|q-?ty|quantity|amount|count|miqdor|soni|шт\.?$|pcs$|объ?ем заказа)/,
  ],
  ['amount', 1, /^(всего|итого|общее|общий|total)/],
]

const TOTAL = /всего|итого|общ|на объект|к заказу|заказать|закуп|total/
/** An amount of one part only: per board, already shipped, in the pack. */
const PARTIAL = /на (1|од(ин|ну)|ед)|за (1|ед)|в (1|од)|отгруж|факт|выдан|получ|план\b|прош|остал|резерв|уже|min\b|per\b/

/** The meaning of a heading, or null when its words are not those of a list. */
export function meaningOf(heading: string): HeaderMeaning | null {
  if (heading === '' || heading.length > LONGEST_HEADING) return null
  if (NUMBER.test(heading)) return { role: 'number', rank: 0 }
  if (POSITION.test(heading)) return { role: 'number', rank: 1 }
  const found = words.find(([, , pattern]) => pattern.test(heading))
  if (found?.[0] === 'amount') {
    if (/цен|стоим|сумм|руб|₽|ндс|масс|вес\b|упак|остат|склад|налич|price|cost/.test(heading)) return { role: 'other', rank: 0 }
    return { role: 'amount', rank: (TOTAL.test(heading) ? 0 : 1) + (PARTIAL.test(heading) ? 3 : 0) }
  }
  if (found?.[0] === 'code' && /код (ед|окпд|окп|тн|оквэд|океи|строк|склад|вида|расцен)/.test(heading)) return { role: 'other', rank: 0 }
  if (found) return { role: found[0], rank: found[1] }
  return OTHER.test(heading) ? { role: 'other', rank: 0 } : null
}
