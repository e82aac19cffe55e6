import { screen } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { eachFlag } from '@vitrina/contract/catalogue/flags.rules'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { StockFlags } from './stock-flags.tsx'

const counts = new Map([
  ['instock', 1200],
  ['recommended', 3],
])
const names = new Map([
  ['instock', 'В наличии'],
  ['recommended', 'Рекомендуем'],
  ['infavorite', 'Избранное'],
])

function Flags() {
  const { params } = useCatalogueParams()
  return <StockFlags {...eachFlag((flag) => params[flag])} requestedAmount={params.requestedAmount} counts={counts} names={names} />
}

async function renderFlags(user: ReturnType<typeof aUser> | null = null) {
  const server = fakeServer()
  server.wait(catalogueApi.search)
  server.wait(catalogueApi.filters)
  return renderScreen(<Flags />, { at: '/catalog', user })
}

test('[C-12] the wanted amount is asked of the stock, and goes with it', async () => {
  const { user, address } = await renderFlags()
  await user.click(screen.getByRole('checkbox', { name: /^В наличии , 1\s200 товаров$/ }))
  await expect.poll(address).toBe('/catalog?instock=1')
  await user.type(screen.getByRole('textbox', { name: 'Сколько нужно, шт' }), '100{Enter}')
  await expect.poll(address).toBe('/catalog?instock=1&requestedAmount=100')
  await user.click(screen.getByRole('checkbox', { name: /^В наличии/ }))
  await expect.poll(address).toBe('/catalog')
})

test('[C-12] [C-14] favourites ask a guest to sign in, and filter for a user', async () => {
  const guest = await renderFlags()
  await guest.user.click(screen.getByRole('checkbox', { name: 'Избранное' }))
  expect(guest.router.state.location.state.openedAuth).toBe('signin')
  expect(guest.address()).toBe('/catalog')
  guest.unmount()
  const { user, address } = await renderFlags(aUser())
  await user.click(screen.getByRole('checkbox', { name: 'Избранное' }))
  await expect.poll(address).toBe('/catalog?infavorite=1')
})
