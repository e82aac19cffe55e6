import { expect, test } from 'vitest'
import { mayBecomeWord } from './search-candidates.rules.ts'

test.each(['автомат', 'гофра 20', 'ВВГнг 3х2,5 100 м', 'NYM', 'жгутик 16 25 40'])('«%s» may become a word', (text) => {
  expect(mayBecomeWord(text)).toBe(true)
})

test.each([
  '',
  '12345',
  'ivan@example.com',
  'позвоните +7 (900) 123-45-67',
  'Иванов 89001234567',
  '4600000000012 кабель',
  'кабель '.repeat(20),
])('«%s» may not', (text) => {
  expect(mayBecomeWord(text)).toBe(false)
})
