import { expect, test } from 'vitest'
import { allDocuments, documentsAddress, documentsQueryOf, isFiltered, readDocumentsParams } from './documents.params.ts'

const asked = {
  page: '3',
  q: 'СЧ-12',
  type: 'invoice,upd',
  state: 'overdue',
  from: '2026-01-01',
  sumMin: '100.50',
  orderId: '7',
}

test('an address is read and written the same', () => {
  const params = readDocumentsParams(asked)
  const again = Object.fromEntries(new URL(documentsAddress(params), 'http://store').searchParams)
  expect(readDocumentsParams(again)).toEqual(params)
  expect(documentsQueryOf(params)).toEqual({
    page: 3,
    q: 'СЧ-12',
    type: ['invoice', 'upd'],
    state: ['overdue'],
    from: '2026-01-01',
    sumMin: 100.5,
    orderId: 7,
  })
})

test('unreadable parameters are ignored', () => {
  const params = readDocumentsParams({ page: '-1', type: 'letter', state: 'lost', from: 'вчера', sumMax: '1e9', orderId: 'x', q: 5 })
  expect(params).toEqual(allDocuments)
  expect(isFiltered(params)).toBe(false)
  expect(documentsAddress(params)).toBe('/documents')
})
