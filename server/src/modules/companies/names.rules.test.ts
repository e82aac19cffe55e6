import { expect, test } from 'vitest'
import { fullNameOf } from './names.rules.ts'

test('a full name has no gaps where a part is missing', () => {
  expect(fullNameOf({ lastName: 'Орлова', firstName: 'Вера', middleName: 'Ильинична' })).toBe('Орлова Вера Ильинична')
  expect(fullNameOf({ lastName: 'Орлова', firstName: 'Вера', middleName: '' })).toBe('Орлова Вера')
})
