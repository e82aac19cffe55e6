import { fireEvent, screen, waitFor } from '@testing-library/react'
import { cartAnalogsApi } from '@vitrina/contract/cart/cart-analogs'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'
import { anAnalog } from '#parts/product/analog.builder.ts'
import { fakeServer } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { useCartAnalogs } from './use-cart-analogs.ts'

/** Ten pieces are more than lie on the nearest shelf; each press saves one more. */
function Offers() {
  const [amount, setAmount] = useState(10)
  const { here } = useCartAnalogs({ id: 1, version: amount, lines: [aCartLine(1, { amount })] })
  return (
    <>
      <button type="button" onClick={() => setAmount(amount + 1)}>
        Ещё
      </button>
      <p>{here.map(({ line }) => line.amount).join()}</p>
    </>
  )
}

test('analogs are looked for once the edits of the cart have paused, not after each of them', async () => {
  const server = fakeServer()
  const amounts = [10, 13]
  const asked = server.on(cartAnalogsApi.list, () => ({
    items: [{ lineId: 1, amount: amounts.shift() ?? 0, analog: anAnalog(11, { isHere: true }) }],
  }))
  await renderScreen(<Offers />)
  expect(await screen.findByText('10')).toBeVisible()
  for (let press = 0; press < 3; press++) {
    fireEvent.click(screen.getByRole('button', { name: 'Ещё' }))
    await new Promise((done) => setTimeout(done, 20))
  }
  await waitFor(() => expect(screen.getByText('13')).toBeVisible())
  expect(asked).toHaveLength(2)
})
