import { expect, test } from 'vitest'
import { cleanText, withoutShortSeries } from './clean-text.rules.ts'
import { codesIn, mistakenSpelling } from './codes-in-text.ts'
import { confidenceAmong } from './confidence.rules.ts'
import { matchKeyOf } from './match-key.ts'
import { wordsOf } from './words.ts'

test.each([
  ['8)светильник', 'светильник'],
  ['№ 5 автомат 16А', 'автомат 16А'],
  ['поз. 7 Кабель', 'Кабель'],
  ['(48 ШТ) Рамка', 'Рамка'],
  ['35 м - Провод', 'Провод'],
  ['10х бокс', 'бокс'],
  ['Провод =340м.', 'Провод'],
  ['короб 4 шт. по 2 в уп.', 'короб'],
  ['Рамка серия Нева пр-во Рамкор', 'Рамка Нева Рамкор'],
  ['труба Ø20', 'труба d20'],
  ['соединитель ф17-20', 'соединитель d17-20'],
  ['мат 3 кв.м 450Вт', 'мат 3 м² 450Вт'],
  ['клемма 4 кв. мм', 'клемма 4 мм²'],
  ['прожектор 120 град. IP65', 'прожектор 120° IP65'],
  ['контактор 230VAC 1NO+1NC', 'контактор 230В AC 1НО+1НЗ'],
  ['Рамка белая (2 этаж)', 'Рамка белая'],
  ['Рамка белая (для щита ЩР-1)', 'Рамка белая'],
  ['Рамка белая [на объект Лесная]', 'Рамка белая'],
  ['Рамка белая (проверить наличие!)', 'Рамка белая'],
  ['Рамка белая (корпус Б)', 'Рамка белая'],
  ['Рамка белая, срочно', 'Рамка белая'],
  ['Рамка белая - можно аналог', 'Рамка белая'],
  ['Рамка белая или аналог', 'Рамка белая'],
  ['Рамка белая // уточнить у заказчика', 'Рамка белая'],
  ['розетка 16А о/у белая', 'розетка 16А ОУ белая'],
  ['Полоса 40х4 (вместо оцинковки)', 'Полоса 40х4'],
  ['Лоток 100х50 (коридор, оси А-Б)', 'Лоток 100х50'],
  ['Труба d20, опуски по фасаду', 'Труба d20'],
  ['Автомат х-ка С 16А', 'Автомат С 16А'],
  ['автомат 40 ампер Дэ шесть ка', 'автомат 40 ампер D 6 ка'],
  ['автомат 16 ампер це 4,5 ка', 'автомат 16 ампер C 4,5 ка'],
  ['движок пять с половиной киловатт', 'движок 5,5 киловатт'],
  ['зажим на четыре болта', 'зажим на 4 болта'],
  ['клемма на пять проводов', 'клемма на 5 проводов'],
  ['Светильн. св/д конс. 50Вт', 'Светильн. светодиодный конс. 50Вт'],
])('«%s» is «%s» without what is no word of the goods', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([
  'Лампа LED-63',
  'Кабель 3х50',
  'Блок БП-88',
  'Кабель ВВГ 5*70',
  '2.1 кВт',
  'ТМЛ 50-10',
  'Кнопка (корпус пластик)',
  'Розетка, с крышкой, белая',
  'Щит - навесной',
  'Прожектор, фасадный',
  'Рамка Три цвета',
  'Розетка два в одном',
])('«%s» stays as it is', (text) => {
  expect(cleanText(text)).toBe(text)
})

test('«сер.» before a word may announce a series', () => {
  expect(withoutShortSeries('Реле сер. Базис')).toBe('Реле Базис')
  expect(withoutShortSeries('Рамка сер.')).toBe('Рамка сер.')
})

test('endings of numerals and short words that say nothing are no words of the goods', () => {
  const told = (text: string) => wordsOf(text).flatMap(({ said, isFiller }) => (isFiller ? [] : [said]))
  expect(told('контактор 3-х полюсный')).toEqual(['контактор', '3', 'полюсный'])
  expect(told('реле 1-фазн. напр. 8А')).toEqual(['реле', '1', '8А'])
})

test('codes are found inside a text, with spaces or a word before them; measures are none', () => {
  const codes = codesIn('Автомат арт.VA1-2-C03, 16А 3х2,5').map(({ code }) => code)
  expect(codes).toContain('VA1-2-C03')
  expect(codes).not.toContain('16А')
  expect(codes).not.toContain('3х2,5')
  expect(codesIn('UZ KVV2 5X4 66 M').map(({ compact }) => compact)).toContain('uzkvv25x466m')
})

test('any number of signs of a code may have been misread by a scanner; a short code is not guessed at', () => {
  const isSpelled = (given: string, code: string) => {
    const places = mistakenSpelling(given)
    return places.length === code.length && places.every((signs, at) => signs.includes(code[at] ?? ''))
  }
  expect(isSpelled('avtl6c', 'avt16c')).toBe(true)
  expect(isSpelled('4oi3o2oo35', '4013020035')).toBe(true)
  expect(isSpelled('mbsmpln65ox5oox22on54nl5', 'mbsmp1n650x500x220n54n15')).toBe(true)
  expect(isSpelled('avt17c', 'avt16c')).toBe(false)
  expect(mistakenSpelling('a10')).toEqual([])
})

test('the same text in another spelling is the same choice', () => {
  const key = matchKeyOf({ codes: [], text: 'Кабель ВВГнг 3х2,5' })
  expect(matchKeyOf({ codes: [], text: ' КАБЕЛЬ  ввгнг, 3*2.5 ' })).toBe(key)
  expect(matchKeyOf({ codes: [], text: 'Кабель ВВГнг 3х25' })).not.toBe(key)
})

test('a number has its unit with it, a standard is no number, an amount at the end says nothing', () => {
  const told = (text: string) => wordsOf(text).flatMap(({ said, isFiller }) => (isFiller ? [] : [said]))
  expect(told('кабель 2,5 мм² ГОСТ 31996-2012')).toEqual(['кабель', '2,5 мм²'])
  expect(told('рамка 5 шт')).toEqual(['рамка'])
})

test('of products that fit equally the first is likelier, and all together are no more than certain', () => {
  for (const count of [2, 3, 4, 5, 40]) {
    const all = Array.from({ length: count }, (_, place) => confidenceAmong(count, place))
    expect(all[0]).toBeGreaterThanOrEqual(all[1] ?? 0)
    expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1.05)
  }
})
