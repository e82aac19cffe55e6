/** Words that announce what follows and say nothing themselves: «серия Базис», «пр-во Рамкор», «ШК 460…», «ТМ Лумирис». */
const ANNOUNCING =
  /(?<![\p{L}\d])(?:серия|серии|сери[яию]|т\.?\s?м\.?|пр-в[оа]|произв-в[оа]|производств[оа]|производител[ья]|изготовител[ья]|фирм[аы]|компани[яи]|бренд|торг\.?\s?марка|ean(?:-?13)?|gtin|sku|шк|штрих-?\s?код|ш\/к|баркод|barcode|х-ка|хар-ка|артикул|арт\.|каталожный номер|кат\. №|парт-?\s?номер)(?![\p{L}\d])[.:]?/giu
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

/** Units and marks in the spelling that names and the dictionary have: «20 кв.м», «4 кв.мм», «120 град.», «230VAC», «1NO+1NC», «о/у». */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*кв\.?\s?(м{1,2})(?!\p{L})\.?/giu, ' $1²'],
  [/(?<=\d)\s*(?:гр|град)(?!\p{L})\.?/giu, '°'],
  [/(?<=\d)\s*[VВ]\s?(AC|DC)(?!\p{L})/giu, 'В $1'],
  [/(?<![\p{L}\d])[оo]\s?\/\s?у(?![\p{L}\d])/giu, 'ОУ'],
  [/(?<=\d)\s?N[OО](?![\p{L}])/gu, 'НО'],
  [/(?<=\d)\s?N[CС](?![\p{L}])/gu, 'НЗ'],
]

const spelled = (text: string): string => SPELLINGS.reduce((rest, [pattern, spelling]) => rest.replace(pattern, spelling), text)

/** Words of places, stocks and wishes, of which no goods are made: a note that has one says nothing of the goods. */
const OF_NOTES = String.raw`(?:\d[-\s]?(?:й|ый|ой)?\s?этаж|этаж\p{L}*\s?\d|подъезд|объект|корпус\s(?:\p{Lu}|\d{1,2})(?![\p{L}\d])|склад|налич|аналог|эквивалент|вместо\s|взамен|временн|потом(?!\p{L})|вернуть|запас(?:ом|а)?(?!\p{L})|по\sфакту|коридор|подвал(?:а|е|у)?(?!\p{L})|чердак|фасад(?:а|е|у|ом)?(?!\p{L})|котельн|лестниц|паркинг|гараж|в\sосях|оси\s|замен[аыу]|прошл|раньше|срочн|проект|смет[аеуы]|согласов|уточн|помещени|комнат|кабинет|кухн|санузел|офис|сч[её]т[ауе]?(?!\p{L})|доставк|самовывоз|резерв|провер|желательн|обязательн|оригинал|под\sзаказ|заказчик|по\sтз|договор|позвон|образц|образец|монтажник|бригад|поставк|важно|внимание|для\sщита|щит[а]?\s№?\d|щит[а]?\s(?:щр|що|щс|вру)|см\.\s|остат|отгруз|цен[ауы]|скидк|бюджет|дешев|качеств|если\sесть|нет\sв)`
const NOTE_IN_BRACKETS = new RegExp(String.raw`[(\[][^()[\]]*(?<!\p{L})${OF_NOTES}[^()[\]]*[)\]]`, 'giu')
const NOTE_AT_END = new RegExp(
  String.raw`(?:\s*[;,!]\s*|\s+[-–—/]+\s*|\s+(?=или\s|либо\s|срочно))(?:(?!\s[-–—]\s|[,;])[\p{L}\s.№"«»])*?(?<!\p{L})${OF_NOTES}[^,;]*$`,
  'iu',
)

const blank = (found: string) => ' '.repeat(found.length)

/** The text with the parts that are no words of the goods blanked out, and signs in one spelling. */
export const cleanText = (text: string): string =>
  spelled(text)
    .replace(LIST_MARK, blank)
    .replace(AMOUNT_FIRST, blank)
    .replace(TIMES_FIRST, blank)
    .replace(AMOUNT_LAST, blank)
    .replace(NOTE_IN_BRACKETS, blank)
    .replace(NOTE_AT_END, blank)
    .replace(ANNOUNCING, blank)
    .replace(DIAMETER, 'd')
    .replace(/[ \t]+/g, ' ')
    .trim()

/** «сер.» is a series as often as it is grey. */
const SHORT_SERIES = /(?<![\p{L}\d])сер\.\s+(?=[«"(]?\p{L})/giu

/** The text when «сер.» announces a series. */
export const withoutShortSeries = (text: string): string => text.replace(SHORT_SERIES, '')
