import { LOOK_COOKIE } from '@vitrina/contract/site/first-view.rules'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { localStore } from '#lib/storage.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { cookieQuery } from './cookie.api.ts'
import { useLookCookie } from './use-look-cookie.ts'

afterEach(() => void (document.cookie = `${LOOK_COOKIE}=; max-age=-1; path=/`))

function Screen() {
  useLookCookie({ isNoticeDismissed: true })
  return null
}
const open = (user: ReturnType<typeof aUser> | null) =>
  renderScreen(<Screen />, { user, prime: (queries) => void queries.setQueryData(cookieQuery.queryKey, { accepted: true }) })

test('a guest’s browser tells how its next page looks', async () => {
  await open(null)
  await waitFor(() => expect(document.cookie).toMatch(/B2B_LOOK=ru\.\d+\.\d+\.1\.1(;|$)/))
})

test('where somebody is signed in it tells that, so that no guest’s page is drawn for them', async () => {
  localStore.set('B2B_USER_TOKEN', 'token')
  await open(aUser())
  await waitFor(() => expect(document.cookie).toMatch(/B2B_LOOK=ru\.0\.\d+\.0\.0\.own(;|$)/))
})

test('with a token and no user it is not known whose the next page is', async () => {
  localStore.set('B2B_USER_TOKEN', 'token')
  await open(null)
  expect(document.cookie).not.toContain(LOOK_COOKIE)
})
