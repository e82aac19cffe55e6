import { screen, waitFor, within } from '@testing-library/react'
import { contentApi } from '@vitrina/contract/content/content'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, test } from 'vitest'
import { Refusal } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { widths } from '#test/window-size.ts'

const regions = ['Москва', 'Самара', 'Казань'].map((name, index) => ({ id: index + 1, name, slug: `region-${index}` }))
const info = { regions, region: regions[0] ?? null }

function aHelpPage(toggles = {}) {
  const server = fakeStore({ info, toggles })
  server.on(contentApi.helpTopics, { items: [] })
  return server
}

test('[O-17] a refused change is shown in the bar', async () => {
  aHelpPage().on(siteApi.setRegion, new Refusal({ status: 500, code: 'server.failed', message: 'Произошел технический сбой' }))
  const { user } = openStore('/help')
  await user.click(await screen.findByRole('button', { name: 'Регион: Москва' }))
  const dialog = await screen.findByRole('dialog', { name: 'Регион' })
  await user.click(within(dialog).getByRole('button', { name: 'Самара' }))
  expect(await screen.findByText('Ошибка при смене региона')).toBeVisible()
  expect(dialog).toBeVisible()
})

test.each([
  ['desktop', widths.desktop, 'Справка'],
  ['phone', widths.phone, 'Ещё'],
])('[O-17] with regions switched off there is no picker on a %s', async (_, width, ready) => {
  aHelpPage({ regions: false })
  const { user } = openStore('/help', { width })
  await user.click(await screen.findByRole('button', { name: ready }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Регион: / })).toBeNull())
})
