import type { Cell } from '#platform/spreadsheets/sheet-row'
import { readingsOfLine } from '../readings.rules.ts'
import { distinctTexts, isColumnNumbering, textOf } from './cells.rules.ts'
import { headingText } from './header-words.rules.ts'

const TOTAL = /^(итого|всего|в ?том числе ндс|в т\. ?ч\.? ндс|сумма|ндс|без ндс|total|grand total|subtotal|jami)(?![\p{L}\d])/iu
/** The stamp of GOST 21.110 and signatures below a list. */
const STAMP =
  /^(составил|проверил|утвердил|утверждаю|согласован|разработал|разраб\.|пров\.|н\. ?контр|нормоконтр|т\. ?контр|г[иа]п(?![\p{L}\d])|нач\. ?отд|начальник|директор|генеральный|главный (инженер|энергетик)|подпись|подп\.|м\. ?п\.$|исполнитель|исп\.|лист$|листов|лист \d|стадия|стад\.|изм\.?$|кол\. ?уч|№ ?док|взам\. ?инв|инв\. ?№|формат а\d|копировал|страница \d|стр\. \d|page \d|с уважением|конец|дата( |:|$)|тел\.?:|е-?mail|www\.|http|ответственный|заказчик|подрядчик|отпустил|получил|принял|сдал|\(подпись|\(ф\.? ?и\.? ?о)/iu

export const isTotal = (cells: readonly Cell[]): boolean => {
  const [first = '', second = ''] = distinctTexts(cells)
  return TOTAL.test(first) || (/^\d{0,3}$/.test(first) && TOTAL.test(second))
}

/** «Пров. ПВС 3х1,5» is a wire: sizes, measures and pieces are no part of a signature. */
const SIZE = /\d\s?[xх×*]\s?\d|\d\s?(?:мм2?|мм²|[ак]?в|к?вт|[аa]|шт|м|уп)(?![\p{L}\d])/iu

export const isStamp = (cells: readonly Cell[]): boolean => {
  const texts = distinctTexts(cells)
  const [first = ''] = texts
  if (STAMP.test(first)) return !SIZE.test(texts.join(' '))
  // «Изм. Кол.уч Лист № док. Подп. Дата» in one row.
  const stamped = texts.filter((text) => STAMP.test(text)).length
  if (texts.length > 2 && stamped >= texts.length * 0.6) return true
  // The name of the paper stands beside the people and the number of sheets.
  return stamped >= 2 && !SIZE.test(texts.join(' '))
}

/** A header that a page or a group repeats. */
function isRepeatedHeader(cells: readonly Cell[], headers: readonly (readonly Cell[])[]): boolean {
  const own = cells.map((cell) => headingText(textOf(cell))).filter(Boolean)
  if (own.length < 2) return false
  return headers.some((header) => {
    const known = new Set(header.map((cell) => headingText(textOf(cell))).filter(Boolean))
    return own.filter((heading) => known.has(heading)).length >= own.length * 0.8
  })
}

/** Phrases that people write around a list in a letter. */
const LETTER =
  /^(?:добр(?:ый|ого) (?:день|вечер|утро|времени)|здравствуйте|привет|коллеги|уважаем|прошу|просим|просьба|необходимо|требуется|нужн[оы]|нам нужн|интересу|подскажите|спасибо|благодар|заранее|жд[уёе]|по возможности|можно (?:аналог|счет|счёт)|dear|hello|hi[ ,!]|please|assalomu|salom)/iu

const isLetter = (cells: readonly Cell[]): boolean => {
  const [first = '', ...others] = distinctTexts(cells)
  if (others.length > 0 || !LETTER.test(first)) return false
  return readingsOfLine(first)[0]?.amount.kind === 'missing'
}

/** Rows that are no goods and no headings, wherever they stand. */
export const isJunk = (cells: readonly Cell[], headers: readonly (readonly Cell[])[]): boolean =>
  isTotal(cells) || isStamp(cells) || isLetter(cells) || isColumnNumbering(cells) || isRepeatedHeader(cells, headers)
