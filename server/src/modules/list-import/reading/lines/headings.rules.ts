import { readAmountCell } from '../read-amount.rules.ts'

/** A heading above rows: a section, a board, a room. `multiplier`: five equal boards. */
export type ListGroup = { name: string; multiplier: number }

/** Boards as designers mark them (ЩР-1, ВРУ1, ГРЩ); enclosures that are sold (ЩРН-12, ЩМП-2) are none. */
const MARKED_BOARD =
  /^(?:щит\p{L}*\s+|шкаф\p{L}*\s+|силовой\s+|осветительный\s+|распределительный\s+|этажный\s+|№\s*)*(?:щ(?:р|о|с|к|у|а|в|э|п|ао|оа|сс|пс|сн|гп|бп|см|ит|рщ|аво|св|рк|ов|от|то|ост)?|вру|гр?щ|шу|яу|шр|рщ|ощ|шк|щап|авр|рп|урв)\s?[-–—.]?\s?\d[\d.\-/а-я]{0,8}$/iu
/** A body, a system or a part may be goods; with a number or a name in quotes it is a place. */
const SECTION =
  /^(?:(?:раздел|глава|section|chapter|bo.?lim)(?![\p{L}])|(?:часть|объект|корпус|здание|строение|система|подсистема|очередь|том|building)\s*[:№"«]|(?:часть|объект|корпус|здание|строение|система|подсистема|очередь|том|building)\s+\d{1,3}(?![\d\p{L}]))/iu
const PLACE =
  /^(?:этаж|\d+[-\s]?(?:й|ый|ой)?\s?этаж|помещени[ея]|комната|кабинет|квартира|кв\.\s?\d|подвал|кровля|чердак|зона|секция|подъезд|участок|цех|офис|холл|коридор|room|floor|xona|qavat)(?![\p{L}])/iu
const BOARD = /^(?:щит|шкаф|бокс|ящик|панель|пункт|board|panel|shkaf)(?![\p{L}])/iu
const LEADING =
  /^(?:раздел|глава|часть|группа|подраздел|приложение|таблица|список|перечень|заявка|спецификация|ведомость|материалы|оборудование|смета)(?![\p{L}])/iu
const CONTENTS = /(?:в составе|в том числе|в т\.\s?ч\.|состоит из|комплектаци[яи]|комплектно|включает|со?ставе)\s*:?$/iu
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+(?=\p{L})/u

/** The heading without its multiplier: «ЩР-1 (5 шт)», «Щит ЩО-2 — 3 компл.», «ЩР-1 х5». */
export function groupOf(text: string): ListGroup {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/[:\s]+$/u, '')
    .trim()
  const [, name, counted] =
    /^(.+?)\s*\((?:кол(?:-во|\.)?:?\s*)?(\d{1,4}\s?(?:шт|компл|щит\p{L}*|к-т|ед)\.?)\)$/iu.exec(plain) ??
    /^(.+?)(?:\s*[—–]\s*|\s+-\s+|\s*,\s+|\s+)(\d{1,4}\s?(?:шт|компл|к-т)\p{L}*\.?)$/iu.exec(plain) ??
    /^(.+?)\s+[xх×*]\s?(\d{1,3})(?:\s?шт\.?)?$/iu.exec(plain) ??
    []
  const amount = counted === undefined ? null : readAmountCell(counted.replace(/щит\p{L}*/iu, 'шт'))
  const counts = name !== undefined && amount?.kind === 'read' && amount.amount >= 1
  const title = counts ? name : plain
  return { name: title.replace(CONTENTS, '').trim() || title, multiplier: counts ? amount.amount : 1 }
}

/** «1.2 Кабели» without its number, which tells its depth. */
export function numberedHeading(text: string): { depth: number | null; text: string } {
  const [all, number] = NUMBERED.exec(text) ?? []
  return all === undefined || number === undefined
    ? { depth: null, text }
    : { depth: number.split('.').length, text: text.slice(all.length) }
}

export const namesBoard = (text: string): boolean => MARKED_BOARD.test(groupOf(text).name)
export const opensContents = (text: string): boolean => CONTENTS.test(text.trim())

/** Words that no product begins with: such a line is a heading even where nothing else tells. */
export function isHeadingText(text: string): boolean {
  const { name } = groupOf(text)
  if (MARKED_BOARD.test(name) || opensContents(text)) return true
  if (SECTION.test(name) || PLACE.test(name)) return name.length <= 80
  if (LEADING.test(name)) return name.length <= 60 && !/\d{3,}/.test(name)
  // «Кабельная продукция:»
  return /:\s*$/.test(text) && text.length <= 80 && !/\d\s*:\s*$/.test(text.replace(/№\s*\d+|-\d+/g, ''))
}

/** The depth a heading's words tell: section, place, board; null when they tell none. */
export function rankOf(name: string): number | null {
  if (SECTION.test(name) || LEADING.test(name)) return 0
  if (PLACE.test(name)) return 1
  if (MARKED_BOARD.test(name) || BOARD.test(name)) return 2
  return null
}
