import { expect, test } from 'vitest'
import { isStamp } from './junk-rows.rules.ts'

test.each([
  ['the head of the stamp', ['Изм.', 'Кол.уч.', 'Лист', '№ док.', 'Подп. Дата']],
  ['a person', ['ГИП', 'Кузнецов']],
  ['the name of the paper beside people and sheets', [null, 'Спецификация оборудования', null, 'ГИП', 'Кузнецов', null, 'Листов', '3']],
])('%s belongs to the stamp', (_, cells) => {
  expect(isStamp(cells)).toBe(true)
})

test.each([
  ['a wire that begins like a signature', ['Пров. ПВС 3х1,5', 100]],
  ['goods with a date beside them', ['Автомат С16', 'шт', 5, 'Дата поставки: май']],
  ['goods beside two words of a stamp', ['Лист 2 мм', 'Заказчик: Мосстрой', 'Исполнитель: Иванов', 4]],
  ['a product whose name begins so', ['ГИПСОКАРТОН', 'шт', 2]],
])('%s does not', (_, cells) => {
  expect(isStamp(cells)).toBe(false)
})
