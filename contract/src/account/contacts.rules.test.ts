import { describe, expect, test } from 'vitest'
import { emailOf, phoneOf } from './contacts.rules.ts'

describe('a phone', () => {
  test.each([
    ['+7 900 123-45-67', '+79001234567'],
    ['8 (900) 123.45.67', '+79001234567'],
    ['7 900 123 45 67', '+79001234567'],
    ['900 123‑45‑67', '+79001234567'],
    ['+998 90 123 45 67', '+998901234567'],
    ['+1234567890', '+1234567890'],
    ['+123456789012345', '+123456789012345'],
    ['+123456789', null],
    ['+1234567890123456', null],
    ['9 900 123 45 67', null],
    ['900 123 45 6', null],
    ['8 900 123 45 67 8', null],
    ['8 900 123 45 6x', null],
    ['x 8 900 123 45 67', null],
    ['тел. +7 900 123 45 67', null],
    ['', null],
    ['+', null],
  ])('written as %j is %s', (written, phone) => {
    expect(phoneOf(written)).toBe(phone)
  })
})

describe('an e-mail', () => {
  test.each([
    [' Ivan@Example.RU ', 'ivan@example.ru'],
    ['a@b', 'a@b'],
    ['a b@c', null],
    ['a@b@c', null],
    ['@b', null],
    ['a@', null],
    ['a@b c', null],
    ['', null],
  ])('written as %j is %s', (written, email) => {
    expect(emailOf(written)).toBe(email)
  })
})
