import { eachBuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import { describe, expect, test } from 'vitest'
import { deliveryText, notesOf, paymentText, stateText } from './order-texts.rules.ts'

const delivery = { type: 'delivery', address: 'Москва, Тверская, 1', carrier: '', pickup: null, on: '2026-03-05' } as const

describe('words of documents in Russian', () => {
  test.each([
    [delivery, 'Доставка 05.03.2026: Москва, Тверская, 1'],
    [{ ...delivery, on: null }, 'Доставка: Москва, Тверская, 1'],
    [{ ...delivery, type: 'carrier', carrier: 'ПЭК' }, 'ПЭК 05.03.2026: Москва, Тверская, 1'],
    [{ ...delivery, type: 'carrier' }, 'Транспортная компания 05.03.2026: Москва, Тверская, 1'],
    [{ ...delivery, type: 'pickup', pickup: 'Склад на Ленина' }, 'Самовывоз 05.03.2026: Склад на Ленина'],
    [{ ...delivery, type: 'pickup' }, 'Самовывоз 05.03.2026'],
  ] as const)('how %j comes: %s [K-01]', (given, text) => {
    expect(deliveryText(given)).toBe(text)
  })

  test('how it is paid, with the days of a deferral', () => {
    expect(paymentText('deferred', 30)).toBe('С отсрочкой, дней: 30')
    expect(paymentText('transfer', 0)).toBe('По счёту')
  })

  test('how it stands', () => {
    expect(stateText('approval_pending')).toBe('На согласовании')
    expect(stateText('rejected')).toBe('Не согласован')
  })

  test('texts of the buyer have their labels', () => {
    expect(notesOf({ ...eachBuyerText(() => ''), comment: 'Позвонить' })).toContainEqual(['Комментарий', 'Позвонить'])
  })
})
