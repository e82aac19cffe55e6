import { screen, within } from '@testing-library/react'
import { offerFigures } from '@vitrina/contract/offers/offer-document.rules'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import { offersApi } from '@vitrina/contract/offers/offers'
import { expect, test } from 'vitest'
import { stateOfAnswer } from '#parts/offer/offer-money.rules.ts'
import { fakeServer, Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { anOffer, anOfferLine, aUuid } from './offer.builder.ts'
import { OfferPage } from './offer-page.tsx'

const lines = [
  anOfferLine({ id: aUuid(1) }),
  anOfferLine({ id: aUuid(2), name: 'Кабель', unit: 'м', decimals: 1, amount: 12.5, costPrice: 83.33 }),
]

async function open(given: Partial<Offer> = {}) {
  const server = fakeServer()
  const offer = anOffer({ lines, ...given })
  server.on(offersApi.read, offer)
  server.on(offersApi.versions, { items: [] })
  let { version } = offer
  const saved = server.on(offersApi.change, () => {
    version += 1
    return { version, lines: [], totals: offer.totals }
  })
  const rendered = await renderScreen(
    <main>
      <OfferPage id="5" />
    </main>,
    {
      at: '/modules/offers/5',
      user: aUser(),
      toggles: { modules: true, offers: true },
    },
  )
  const table = await screen.findByRole('table', { name: 'Строки КП-1042' })
  return { server, saved, table, offer, ...rendered }
}
const changesOf = (saved: { body: unknown }[]) => saved.flatMap(({ body }) => (body as { changes: object[] }).changes)
const rowsIn = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)
const sum = (kopecks: number) => new Intl.NumberFormat('ru', { minimumFractionDigits: 2 }).format(kopecks / 100).replace(/\s/g, ' ')
const totals = () => screen.getByRole('status', { name: 'Итоги' })

test('[R-10] sums and margins of the table are those of the rules, to the kopeck', async () => {
  const { table, offer } = await open()
  const { lines: figures, totals: expected } = offerFigures(stateOfAnswer(offer))
  for (const [at, row] of rowsIn(table).entries()) {
    expect(row).toHaveTextContent(sum(figures[at]?.total ?? 0))
    expect(within(row).getByRole('textbox', { name: /^Цена/ })).toHaveValue(((figures[at]?.price ?? 0) / 100).toFixed(2).replace('.', ','))
  }
  expect(totals()).toHaveTextContent(sum(expected.total))
  await expectNoAxeViolations()
})

test('[R-10] a markup typed into a line counts at once, is saved, and undone', async () => {
  const { table, user, saved, offer } = await open()
  const field = within(table).getByRole('textbox', { name: 'Наценка: Автомат 1P 16А' })
  await user.clear(field)
  await user.type(field, 'м20{Enter}')
  const state = stateOfAnswer({
    ...offer,
    lines: [{ ...lines[0], markup: { mode: 'margin', basisPoints: 2_000 } } as never, lines[1] as never],
  })
  expect(totals()).toHaveTextContent(sum(offerFigures(state).totals.total))
  await expect
    .poll(() => changesOf(saved))
    .toEqual([{ op: 'setLines', lines: [{ id: aUuid(1), markup: { mode: 'margin', basisPoints: 2_000 } }] }])
  await user.click(screen.getByRole('button', { name: 'Отменить' }))
  expect(totals()).toHaveTextContent(sum(offerFigures(stateOfAnswer(offer)).totals.total))
})

test('[R-10] the traffic light stands at the floor: exactly at it is not below', async () => {
  const { table, user, saved } = await open()
  const [first] = rowsIn(table)
  const price = within(first as HTMLElement).getByRole('textbox', { name: /^Цена/ })
  const light = () =>
    within(first as HTMLElement)
      .getByRole('img')
      .getAttribute('aria-label')
  expect(light()).toBe('Маржа выше порога')
  // 250 of 277,78 is a margin of 10 %, of 277,77 less.
  await user.clear(price)
  await user.type(price, '277,78{Enter}')
  expect(light()).toBe('Маржа у порога')
  await user.clear(price)
  await user.type(price, '277,77{Enter}')
  expect(light()).toBe('Маржа ниже порога')
  // Roubles on the wire, kopecks in the rules.
  await expect
    .poll(() => changesOf(saved).at(-1))
    .toEqual({
      op: 'setLines',
      lines: [{ id: aUuid(1), markup: { mode: 'fixed', price: 277.77 } }],
    })
})

test('[R-10] chosen lines become variants of which one counts, and options that do not', async () => {
  const { table, user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Автомат 1P 16А' }))
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Кабель' }))
  await user.click(screen.getByRole('button', { name: 'Одно из них' }))
  expect(rowsIn(table)[0]).toHaveTextContent('вариант A ✓')
  expect(rowsIn(table)[1]).toHaveTextContent('вариант A')
  expect(totals()).toHaveTextContent('2 950,00 ₽')
})

const typeAmount = async (user: Awaited<ReturnType<typeof open>>['user'], amount: string) => {
  const field = screen.getByRole('textbox', { name: 'Кол-во: Автомат 1P 16А' })
  await user.clear(field)
  await user.type(field, `${amount}{Enter}`)
}
const changedMeanwhile = (theirs: Offer) =>
  new Refusal({ status: 409, code: 'offer.changed', current: { ...theirs, differences: { lines: [], terms: [] } } })

test('[R-10] 409: of what both changed both values are shown; mine goes over it, and what only the other window changed stays', async () => {
  const { table, user, server } = await open()
  const theirs = anOffer({ lines: [anOfferLine({ id: aUuid(1), amount: 6, note: 'Срочно' })], version: 8 })
  server.on(offersApi.change, changedMeanwhile(theirs))
  await typeAmount(user, '9')
  const dialog = await screen.findByRole('dialog', { name: 'Предложение изменили одновременно с вами' })
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('Автомат 1P 16АКол-во: в другом окне 6, у вас 9')
  const again = server.on(offersApi.change, { version: 9, lines: [], totals: theirs.totals })
  await user.click(within(dialog).getByRole('button', { name: 'Оставить мои' }))
  await expect.poll(() => again.map(({ body }) => (body as { version: number }).version)).toEqual([8])
  expect(within(table).getByRole('textbox', { name: 'Кол-во: Автомат 1P 16А' })).toHaveValue('9')
})

test('[R-10] 409 about another field asks nothing: both changes are there, and it is told', async () => {
  const { user, server } = await open()
  const theirs = anOffer({ lines: [anOfferLine({ id: aUuid(1), name: 'Автомат 1P 16А', note: 'Срочно' })], version: 8 })
  let tries = 0
  const sent = server.on(offersApi.change, () => {
    tries += 1
    return tries === 1 ? changedMeanwhile(theirs) : { version: 9, lines: [], totals: theirs.totals }
  })
  await typeAmount(user, '9')
  await expect.poll(() => sent.map(({ body }) => (body as { version: number }).version)).toEqual([3, 8])
  await screen.findByText('Добавлены изменения из другого окна')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Кол-во: Автомат 1P 16А' })).toHaveValue('9')
})

test('[R-10] what could not be saved survives a reload', async () => {
  const { user, server, unmount } = await open()
  server.lose(offersApi.change)
  await typeAmount(user, '9')
  await screen.findByText('Нет связи')
  unmount()
  const { saved } = await open()
  expect(screen.getByRole('textbox', { name: 'Кол-во: Автомат 1P 16А' })).toHaveValue('9')
  await expect.poll(() => changesOf(saved)).toEqual([{ op: 'setLines', lines: [{ id: aUuid(1), amount: 9 }] }])
  await screen.findByText('Сохранено')
})

test('[R-10] an emptied cost of a product goes back to the list: the server is asked for the price of now', async () => {
  const { user, saved } = await open({ lines: [anOfferLine({ id: aUuid(1), costOrigin: 'hand' })] })
  const cost = screen.getByRole('textbox', { name: 'Себест.: Автомат 1P 16А' })
  await user.clear(cost)
  await user.type(cost, '{Enter}')
  await expect
    .poll(() => changesOf(saved))
    .toEqual([{ op: 'setLines', lines: [{ id: aUuid(1), costPrice: null, costOrigin: 'list', costAt: null }] }])
})
