import { expect, test } from 'vitest'
import { isJournalFiltered, journalAddress, journalFilters, noJournalFilters, readJournalParams } from './journal.params.ts'

test('filters are in the address, and defaults stay out of it', () => {
  const params = { ...noJournalFilters, actorId: '5', type: 'order.confirmed', from: '2026-11-01', by: 'everyone' as const }
  const address = journalAddress(params)
  expect(address).toBe('/back-office/journal?actorId=5&type=order.confirmed&from=2026-11-01&by=everyone')
  expect(readJournalParams(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(params)
  expect(journalAddress(noJournalFilters)).toBe('/back-office/journal')
})

test('unreadable parameters are ignored', () => {
  expect(readJournalParams({ actorId: 'x', type: 'DROP TABLE', from: 'yesterday', by: 'me', companyId: '-1' })).toEqual(noJournalFilters)
  expect(isJournalFiltered(noJournalFilters)).toBe(false)
})

test('the call gets numbers for ids and nothing that is not set', () => {
  expect(journalFilters({ ...noJournalFilters, companyId: '7', entityId: '42' })).toEqual({ by: 'staff', companyId: 7, entityId: '42' })
})
