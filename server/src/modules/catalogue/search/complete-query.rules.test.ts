import { describe, expect, test } from 'vitest'
import { completeQuery } from './complete-query.rules.ts'

describe('what goes on from the letters typed [C-11]', () => {
  test.each([
    ['авт', ['Автомат ВА47', 'Автомат 16А'], ['автомат', 'автомат ва47']],
    ['АВТ', ['автомат'], ['автомат']],
    ['дифференциальный авт', ['Автомат дифференциальный АВДТ'], ['дифференциальный автомат', 'дифференциальный автомат дифференциальный']],
    ['автомат', ['Автомат'], []],
    ['автомат', ['Автомат трёхполюсный'], ['автомат трёхполюсный']],
    ['трех', ['Автомат (трёхполюсный), белый'], ['трёхполюсный', 'трёхполюсный белый']],
    ['омат', ['Автомат'], []],
    [
      'кабель каб',
      ['Кабель-канал кабельный', 'Кабель кабельный'],
      ['кабель кабельный', 'кабель кабель-канал', 'кабель кабель-канал кабельный'],
    ],
    ['', ['Автомат'], []],
    ['автомат ', ['Автомат'], []],
  ])('%j among %j: %j', (text, names, queries) => {
    expect(completeQuery(text, names, 10)).toEqual(queries)
  })

  test('what more names have stands first, of equals the shorter, then by the alphabet', () => {
    expect(completeQuery('р', ['рейка', 'розетка', 'розетка', 'рамка'], 10)).toEqual(['розетка', 'рамка', 'рейка'])
  })

  test('there are no more than asked for', () => {
    expect(completeQuery('р', ['рейка', 'розетка', 'рамка'], 2)).toHaveLength(2)
  })
})
