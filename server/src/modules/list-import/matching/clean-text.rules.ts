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
  [/(?<![\p{L}\d])(?:св|с)\s?\/\s?д(?![\p{L}\d])\.?/giu, 'светодиодный'],
  // Letters of a curve as they are said: «16 ампер Це».
  [/(?<![\p{L}\d])(?:Ц[еэ]|ц[еэ](?=\s?\d)|(?<=\d\s?(?:а|ампера?|амп\.?)\s)ц[еэ])(?!\p{L})/gu, 'C'],
  [/(?<![\p{L}\d])(?:Дэ|дэ(?=\s?\d)|(?<=\d\s?(?:а|ампера?|амп\.?)\s)дэ)(?!\p{L})/gu, 'D'],
  [/(?<![\p{L}\d])(?:Бэ|бэ(?=\s?\d)|(?<=\d\s?(?:а|ампера?|амп\.?)\s)бэ)(?!\p{L})/gu, 'B'],
]

/** As people say numbers; «полторы» and the like are written with a comma. */
const SPOKEN_NUMBERS: Readonly<Record<string, string>> = {
  один: '1',
  одна: '1',
  одно: '1',
  два: '2',
  две: '2',
  двух: '2',
  три: '3',
  трёх: '3',
  трех: '3',
  четыре: '4',
  пять: '5',
  шесть: '6',
  семь: '7',
  восемь: '8',
  девять: '9',
  десять: '10',
  двенадцать: '12',
  пятнадцать: '15',
  шестнадцать: '16',
  двадцать: '20',
  тридцать: '30',
  сорок: '40',
  пятьдесят: '50',
  сто: '100',
  двести: '200',
  триста: '300',
  полтора: '1,5',
  полторы: '1,5',
}
const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|')
/** Behind a number these are counted or measured; «в» and «а» alone are words as well. */
const COUNTED = String.raw`(?:ка|ампер\p{L}*|к?вт|к?ватт\p{L}*|киловатт\p{L}*|вольт|мм|миллиметр\p{L}*|м(?:етр\p{L}*)?|квадрат\p{L}*|полюс\p{L}*|модул\p{L}*|жил\p{L}*|пар[аыу]?|гн[её]зд\p{L}*|пост[ао]\p{L}*|клавиш\p{L}*|контакт\p{L}*|отверсти\p{L}*|болт\p{L}*|провод(?:а|ов)|лет|года?|литр\p{L}*|рож\p{L}*)`
const SPOKEN_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d])(${longestFirst(Object.keys(SPOKEN_NUMBERS))})(\sс\sполовиной)?(?=\s${COUNTED}(?![\p{L}\d]))`,
  'giu',
)
const inDigits = (_: string, word: string, half: string | undefined) =>
  `${SPOKEN_NUMBERS[word.toLowerCase()] ?? word}${half === undefined ? '' : ',5'}`

const spelled = (text: string): string =>
  SPELLINGS.reduce((rest, [pattern, spelling]) => rest.replace(pattern, spelling), text.replace(SPOKEN_NUMBER, inDigits))

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
