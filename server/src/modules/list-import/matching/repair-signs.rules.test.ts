import { expect, test } from 'vitest'
import { repairSigns } from './repair-signs.rules.ts'

test.each([
  ['Кабель Зх2,5', 'Кабель 3х2,5'],
  ['1ОВт', '10Вт'],
  ['l6А', '16А'],
  ['С1б', 'С16'],
  ['ПуГВ 1хб 45О/750 В', 'ПуГВ 1х6 450/750 В'],
  ['бЗА', '63А'],
  ['MRlб', 'MR16'],
  ['(упак. lОО шт)', '(упак. 100 шт)'],
  ['l200 мм', '1200 мм'],
  ['т0ка', 'тока'],
  ['углов0й и3олятор', 'угловой изолятор'],
  ['3ажим', 'зажим'],
  ['свет0диодный', 'светодиодный'],
  ['УЗО 1О0а 3О00к', 'УЗО 100а 3000к'],
])('%s was %s before it was scanned', (scanned, printed) => {
  expect(repairSigns(scanned)).toBe(printed)
})

test.each(['230В', '(УЗО)', 'B16', 'IP54', 'SL8х150 мм', 'ВА-47', 'кат. 5e', 'АВДТ-29', 'ПВС 3х2,5', '10А', 'об/мин'])(
  '%s stays as it is',
  (text) => {
    expect(repairSigns(text)).toBe(text)
  },
)
