import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseSupply } from '#parts/cart/supply-choice.ts'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { someOptions } from './checkout-options.builder.ts'

test('[S-12] the supply strategy chosen in the cart is passed to the checkout', async () => {
  fakeServer()
  chooseSupply(5, 'oneDate')
  const problems = [{ lineId: 1, code: 'stock-short', message: '', available: 2 } as const]
  const options = someOptions({ cartId: 5, problems: [...problems] })
  const { user } = await renderScreen(<CheckoutForm options={options} isRefreshing={false} onContract={() => {}} />, {
    at: '/cart/checkout',
    user: aUser(),
    toggles: { clubPages: false },
  })
  expect(screen.getByRole('radio', { name: /^Заказать у производителя/ })).toBeChecked()
  await user.click(screen.getByRole('button', { name: /^Примечания/ }))
  expect(screen.getByRole('textbox', { name: /^Комментарий/ })).toHaveValue('Поставка: всё в один день')
})
