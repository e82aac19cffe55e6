import { expect, test } from 'vitest'
import { featureOf, kindOfFamily, kindOfProduct, readValue } from './goods-kinds.rules.ts'

test.each([
  ['Выключатели автоматические модульные', 'breaker'],
  ['Автоматы дифференциальные (АВДТ)', 'rcbo'],
  ['Выключатели дифференциального тока (УЗО)', 'rcd'],
  ['Устройства защиты от импульсных перенапряжений', 'spd'],
  ['Щиты металлические с монтажной панелью ЩМП', 'plate-enclosure'],
  ['DIN-рейки и перфорированный короб', 'rail'],
  ['Клеммы на DIN-рейку', null],
  ['Наконечники-гильзы НШВИ', 'ferrule'],
  ['Гильзы соединительные', null],
  ['Автоматические выключатели в литом корпусе', null],
])('goods called «%s» are of the kind %s', (name, kind) => expect(kindOfFamily({ name, etimClass: null })).toBe(kind))

test('an ETIM class names the kind whatever the seller calls it', () => {
  expect(kindOfFamily({ name: 'Серия Х', etimClass: 'EC000042' })).toBe('breaker')
})

test('features are told apart by name and unit', () => {
  const named = (name: string, unit: string | null = null) => featureOf({ name, unit })
  expect([
    named('Номинальное напряжение', 'В'),
    named('Номинальное напряжение кабеля', 'кВ'),
    named('Напряжение катушки управления', 'В'),
  ]).toEqual(['voltage', 'voltageKv', 'coilVoltage'])
  expect([named('Длина', 'мм'), named('Длина', 'м'), named('Цвет'), named('Цветовая температура', 'К')]).toEqual([
    'length',
    null,
    'colour',
    null,
  ])
})

test('values are read in the words of the configurator', () => {
  const text = (value: string) => ({ text: value, number: null })
  expect(readValue('section', text('2,5'))).toBe(2.5)
  expect(readValue('curve', text('С'))).toBe('C')
  expect(readValue('leakType', text('АС'))).toBe('AC')
  expect(readValue('contacts', text('2НО'))).toBe('2NO')
  expect(readValue('type', text('АВБШвнг(А)-LS'))).toBe('armoured')
  expect(readValue('type', text('КГтп-ХЛ'))).toBeUndefined()
  expect(readValue('current', text('нет'))).toBeUndefined()
})

test('a family of bars holds neutral and earth bars, one of rails holds ducts too', () => {
  expect(kindOfProduct('bus-n', { name: 'Шина', features: { colour: 'yellow-green' } })).toBe('bus-pe')
  expect(kindOfProduct('rail', { name: 'короб перфорированный 25х40', features: {} })).toBeNull()
})
