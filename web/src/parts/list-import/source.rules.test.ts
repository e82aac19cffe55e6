import { MAX_IMPORT_BYTES, MAX_IMPORT_TEXT } from '@vitrina/contract/list-import/list-import.rules'
import { expect, test } from 'vitest'
import { refusalOf } from './source.rules.ts'

const file = (size: number, type = 'text/csv') => ({ file: { size, type } as File })

test('what is too large is not sent; a photograph may be larger, for it is made smaller first', () => {
  expect(refusalOf({ text: 'a'.repeat(MAX_IMPORT_TEXT) })).toBeNull()
  expect(refusalOf({ text: 'a'.repeat(MAX_IMPORT_TEXT + 1) })).toEqual({ reason: 'textTooLong', limit: MAX_IMPORT_TEXT })
  expect(refusalOf(file(MAX_IMPORT_BYTES))).toBeNull()
  expect(refusalOf(file(MAX_IMPORT_BYTES + 1))).toEqual({ reason: 'tooLarge', limit: 5 })
  expect(refusalOf(file(MAX_IMPORT_BYTES * 2, 'image/jpeg'))).toBeNull()
  expect(refusalOf(file(MAX_IMPORT_BYTES * 10, 'image/jpeg'))).toEqual({ reason: 'tooLarge', limit: 40 })
})
