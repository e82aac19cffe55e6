import { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '@vitrina/contract/auth/auth'
import { beforeEach, expect, test, vi } from 'vitest'
import { holdChange } from '#api/held-changes.ts'
import { becomeGuest, resumeAfterSignIn, isReturningUser, stayGuest } from './ended-session.ts'
import { infoQuery, userQuery } from './site.api.ts'

const person = (id: number) => ({ id, publicIdentity: `Человек ${id}` }) as CurrentUser
const lost = new Error('no session')
let queries: QueryClient

beforeEach(() => {
  queries = new QueryClient()
  queries.setQueryData(userQuery.queryKey, person(7))
  queries.setQueryData(infoQuery.queryKey, { site: { name: 'Витрина' } } as never)
  queries.setQueryData(['orders', 'list'], ['ЗК-000001'])
  queries.setQueryData(['cart', 'amounts'], { 1: 5 })
})

test('[S-02] after the end of a session there is no user, and no personal data in the cache', async () => {
  await becomeGuest(queries)
  expect(queries.getQueryData(userQuery.queryKey)).toBeNull()
  expect(queries.getQueryData(['orders', 'list'])).toBeUndefined()
  expect(queries.getQueryData(['cart', 'amounts'])).toBeUndefined()
  expect(queries.getQueryData(infoQuery.queryKey)).toBeDefined()
  stayGuest()
})

test('[O-02] the same person continues with their pending changes', async () => {
  await becomeGuest(queries)
  const make = vi.fn(() => Promise.resolve('made'))
  const made = holdChange(make, lost)
  expect(isReturningUser(person(7))).toBe(true)
  expect(make).not.toHaveBeenCalled()
  await resumeAfterSignIn(queries)
  await expect(made).resolves.toBe('made')
})

test('another person does not make the first one’s changes, nor stays on the first one’s page', async () => {
  await becomeGuest(queries)
  const make = vi.fn(() => Promise.resolve('made'))
  const made = holdChange(make, lost)
  expect(isReturningUser(person(8))).toBe(false)
  await expect(made).rejects.toBe(lost)
  expect(make).not.toHaveBeenCalled()
})

test('closing the dialog refuses pending changes; the next sign-in is an ordinary one', async () => {
  await becomeGuest(queries)
  const made = holdChange(() => Promise.resolve('made'), lost)
  stayGuest()
  await expect(made).rejects.toBe(lost)
  expect(isReturningUser(person(7))).toBe(false)
})
