import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { PriceView } from './price-view.tsx'

const price = { value: 1234567.5, withoutVat: 1011940.57, vat: 222626.93, vatRate: 2200, old: null }

test('[K-01] [C-18] the price to pay is with VAT, in roubles with their sign, and the price without VAT is beside it', async () => {
  await renderScreen(<PriceView product={{ price, cashBack: null }} />)
  expect(screen.getByText(/^1\s234\s567,50\s₽$/)).toBeVisible()
  expect(screen.getByText(/^без НДС 1\s011\s940,57\s₽$/)).toBeVisible()
})

test('[C-18] a site may show prices without VAT first', async () => {
  await renderScreen(<PriceView product={{ price, cashBack: null }} />, { flags: { showPriceWithVat: false } })
  expect(screen.getByText(/^1\s011\s940,57\s₽$/)).toBeVisible()
  expect(screen.getByText(/^с НДС 1\s234\s567,50\s₽$/)).toBeVisible()
})

test('[C-18] [C-19] the old price is struck out and named, and the cash-back is added', async () => {
  await renderScreen(<PriceView product={{ price: { ...price, old: 2_000_000 }, cashBack: 12.5 }} />)
  expect(screen.getByLabelText(/^Старая цена 2\s000\s000,00\s₽$/).tagName).toBe('S')
  expect(screen.getByLabelText(/^Кешбэк 12,50\s₽$/)).toHaveTextContent(/^\+12,50\s₽$/)
})

test('[C-18] a guest from whom prices are hidden is asked to sign in', async () => {
  const { user, router } = await renderScreen(<PriceView product={{ price: null, cashBack: null }} />, {
    flags: { showPricesToGuests: false },
  })
  await user.click(screen.getByRole('button', { name: 'Цена после входа' }))
  expect(router.state.location.state.openedAuth).toBe('signin')
})

test.each([
  ['a guest where prices are shown', null, true],
  ['a signed-in user', aUser(), false],
])('[C-18] without a price %s reads that it is on request', async (_, user, showPricesToGuests) => {
  await renderScreen(<PriceView product={{ price: null, cashBack: null }} />, { user, flags: { showPricesToGuests } })
  expect(screen.getByText('Цена по запросу')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
