import { act, screen, within } from '@testing-library/react'
import { clientOffersApi } from '@vitrina/contract/offers/client-offers'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { renderScreen } from '#test/render-screen.tsx'
import type { ClientOfferAnswer } from './client-offer.api.ts'
import { ClientOfferPage } from './client-offer-page.tsx'

type Line = ClientOfferAnswer['lines'][number]
const aLine = (given: Partial<Line> & { key: string }): Line => ({
  group: null,
  name: `Строка ${given.key}`,
  article: '',
  unit: 'шт',
  decimals: 0,
  note: '',
  amount: 2,
  limits: null,
  price: 100.5,
  vatRate: 2_200,
  net: 164.75,
  vat: 36.25,
  total: 201,
  choice: 'always',
  set: null,
  isTicked: true,
  picture: null,
  ...given,
})

const anOffer = (given: Partial<ClientOfferAnswer> = {}): ClientOfferAnswer => ({
  number: 'КП-1042/2',
  name: 'Щит',
  sentOn: '2026-11-17',
  validUntil: '2026-11-30',
  sender: {
    name: 'ООО «Восток»',
    inn: '7700000000',
    kpp: '',
    ogrn: '',
    address: '',
    bank: null,
    phone: '',
    email: '',
    site: '',
    signerPost: '',
    signerName: '',
    logo: null,
    stamp: null,
    signature: null,
  },
  client: { name: 'ООО «Заря»', inn: '', contact: '' },
  objectName: '',
  comment: '',
  deliveryTerms: '',
  paymentTerms: '',
  vatMode: 'included',
  template: 'classic',
  groups: [],
  lines: [
    aLine({ key: '1', limits: { from: 1, to: 5 } }),
    aLine({ key: '2', choice: 'alternative', set: '1', price: 300 }),
    aLine({ key: '3', choice: 'alternative', set: '1', price: 500, isTicked: false }),
    aLine({ key: '4', choice: 'option', price: 10, isTicked: false }),
  ],
  totals: { net: 0, vat: 0, total: 0 },
  withOptions: { net: 0, vat: 0, total: 0 },
  state: 'viewed',
  canAccept: true,
  canDecline: true,
  canAsk: true,
  accepted: null,
  declined: null,
  messages: [],
  ...given,
})

const setVisible = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

afterEach(() => {
  vi.useRealTimers()
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
})

async function open(given: Partial<ClientOfferAnswer> = {}) {
  const server = fakeServer()
  server.on(clientOffersApi.read, anOffer(given))
  const seen = server.on(clientOffersApi.seen, {})
  const rendered = await renderScreen(
    <main>
      <ClientOfferPage token="abc" />
    </main>,
    { at: '/offer/abc' },
  )
  await screen.findByRole('heading', { name: /КП-1042\/2/ })
  return { server, seen, ...rendered }
}
const totals = () => screen.getByRole('status', { name: 'Итого' })

test('[S-14] the client chooses a variant, an option and an amount; the sum follows and goes out as it is shown', async () => {
  const { user, server } = await open()
  expect(totals()).toHaveTextContent('801,00 ₽')
  await user.click(screen.getByRole('radio', { name: 'Строка 3' }))
  expect(screen.getByRole('radio', { name: 'Строка 2' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Строка 4' }))
  const amount = screen.getByRole('textbox', { name: 'Количество: Строка 1' })
  await user.clear(amount)
  await user.type(amount, '5')
  expect(totals()).toHaveTextContent(/1.522,50 ₽/)
  await expectNoAxeViolations()
  const accepted = server.on(clientOffersApi.accept, anOffer({ state: 'accepted', canAccept: false, canDecline: false }))
  await user.click(screen.getByRole('button', { name: 'Принять' }))
  const dialog = screen.getByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: 'Ваше имя' }), 'Пётр')
  await user.click(within(dialog).getByRole('button', { name: 'Принять предложение' }))
  await expect
    .poll(() => accepted.map(({ body }) => body))
    .toEqual([{ number: 'КП-1042/2', choice: { ticked: ['3', '4'], amounts: { 1: 5 } }, total: 1522.5, name: 'Пётр' }])
})

test('[S-14] a view is told only by a page that is really visible, and once', async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  const { seen } = await open()
  vi.useFakeTimers()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(seen).toHaveLength(0)
  setVisible('visible')
  await act(() => vi.advanceTimersByTimeAsync(500))
  setVisible('hidden')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(seen).toHaveLength(0)
  setVisible('visible')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  setVisible('hidden')
  setVisible('visible')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(seen).toHaveLength(1)
})

test('[S-14] a superseded version says so and takes no answer', async () => {
  await open({ state: 'superseded', canAccept: false, canDecline: false })
  expect(screen.getByText(/заменено новым/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull()
  expect(screen.getByRole('radio', { name: 'Строка 3' })).toBeDisabled()
})

test('[S-14] an unknown, a revoked and an expired link are one screen, and no page of the link is indexed', async () => {
  const server = fakeServer()
  server.on(clientOffersApi.read, new Refusal({ status: 404, code: 'offer.link-dead' }))
  await renderScreen(<ClientOfferPage token="nope" />, { at: '/offer/nope' })
  expect(await screen.findByRole('heading', { name: 'Предложение не открывается' })).toBeVisible()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
})
