import { analyticsApi } from '@vitrina/contract/analytics/analytics'
import { siteApi } from '@vitrina/contract/site/site'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aSite } from '#test/render-screen.tsx'
import { widths } from '#test/window-size.ts'

const { config } = aSite({})
const modules = { ...config.analytics, b2b: true }

function aHomePage({ toggle, b2b, accepted = true }: { toggle: boolean; b2b: boolean; accepted?: boolean }) {
  const server = fakeStore({ toggles: { analytics: toggle }, info: { config: { ...config, analytics: { ...modules, b2b } } } })
  server.on(siteApi.home, { blocks: [] })
  server.on(siteApi.checkCookie, { accepted })
  return server.on(analyticsApi.event, { stored: true })
}
const home = () => screen.findByRole('link', { name: 'Открыть каталог' })

test.each([
  ['web-desktop', widths.desktop],
  ['web-mobile', widths.phone],
])('[A-22] [K-07] a view is sent once, as %s', async (source, width) => {
  const sent = aHomePage({ toggle: true, b2b: true })
  openStore('/', { width })
  await home()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ type: 'HOME_PAGE_VIEW', data: { source, segment: 'guest', userId: null } })
})

test.each([
  ['the toggle is off', { toggle: false, b2b: true }],
  ['the module is off', { toggle: true, b2b: false }],
  ['the cookie notice is not accepted', { toggle: true, b2b: true, accepted: false }],
])('[K-07] nothing is sent while %s', async (_, state) => {
  const sent = aHomePage(state)
  openStore('/')
  await home()
  expect(sent).toEqual([])
  expect('dataLayer' in window).toBe(false)
})
