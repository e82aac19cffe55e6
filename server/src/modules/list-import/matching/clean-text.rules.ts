/** Words that announce what follows and say nothing themselves: «серия Базис», «пр-во Рамкор», «ШК 460…», «ТМ Лумирис». */
const ANNOUNCING =
  /(?<![\p{L}\d])(?:серия|серии|сери[яию]|т\.?\s?м\.?|пр-в[оа]|произв-в[оа]|производств[оа]|производител[ья]|изготовител[ья]|фирм[аы]|компани[яи]|бренд|торг\.?\s?марка|ean(?:-?13)?|gtin|sku|шк|штрих-?\s?код|артикул|арт\.|каталожный номер|кат\. №|парт-?\s?номер)(?![\p{L}\d])[.:]?/giu
/** A diameter, as people draw it. */
const DIAMETER = /(?<![\p{L}\d])(?:[øØ⌀∅]|диам(?:\.|етр(?:ом)?)?|ф(?=\d))\s*(?=\d)/giu
const UNIT = String.raw`(?:шт(?:ук[аи]?)?|компл(?:ект[аов]*)?|к-т|уп(?:ак)?|м(?:етр[аов]*|\.п\.)?|бухт[аы]?|рул(?:он[аов]*)?)`
const AMOUNT_FIRST = new RegExp(String.raw`^\s*\(?\d+(?:[.,]\d+)?\s*${UNIT}(?![\p{L}\d])\.?\)?\s*[-–—:]?\s*(?=\p{L})`, 'iu')
const TIMES_FIRST = /^\s*\d+\s*[xх×*]\s+(?=\p{L})/iu
const IN_PACKS = String.raw`(?:\s+по\s+\d+\s+в\s+уп\.?)?\s*$`
const AMOUNT_LAST = new RegExp(
  [
    String.raw`\s+(?:[xх×*]|[-–—])?\s*\d+(?:[.,]\d+)?\s*${UNIT}(?![\p{L}\d])\.?${IN_PACKS}`,
    String.raw`\s*=\s*\d+(?:[.,]\d+)?\s*(?:${UNIT}\.?)?${IN_PACKS}`,
    String.raw`\s+кол-?во:?\s*\d+\s*(?:${UNIT}\.?)?\s*$`,
  ].join('|'),
  'iu',
)
const LIST_MARK = /^\s*(?:[-–—•*]|(?:№|поз\.?|п\.\s?п\.?)\s*\d{1,3}[.):]?|\d{1,3}[.)](?!\d))\s*(?=\p{L})/iu

const blank = (found: string) => ' '.repeat(found.length)

/** The text with the parts that are no words of the goods blanked out, and signs in one spelling. */
export const cleanText = (text: string): string =>
  text
    .replace(LIST_MARK, blank)
    .replace(AMOUNT_FIRST, blank)
    .replace(TIMES_FIRST, blank)
    .replace(AMOUNT_LAST, blank)
    .replace(ANNOUNCING, blank)
    .replace(DIAMETER, 'd')
    .replace(/[ \t]+/g, ' ')
    .trim()

/** «сер.» is a series as often as it is grey. */
const SHORT_SERIES = /(?<![\p{L}\d])сер\.\s+(?=[«"(]?\p{L})/giu

/** The text when «сер.» announces a series. */
export const withoutShortSeries = (text: string): string => text.replace(SHORT_SERIES, '')
