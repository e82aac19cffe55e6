import { screen, waitFor, within } from '@testing-library/react'
import { contentDeskApi, type ContentEntry, type EntryRow } from '@vitrina/contract/content/content-desk'
import { lettersApi, type Letter } from '@vitrina/contract/content/letters'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { ContentDeskPage } from './content-desk-page.tsx'
import { EntryPage } from './entry-page.tsx'
import { LetterPage } from './letters/letter-page.tsx'

const user = aUser({ Group: 'content' })
const row = (id: number, title: string): EntryRow => ({
  id,
  kind: 'block',
  version: 1,
  isPublished: true,
  state: 'shown',
  hasDraft: false,
  from: null,
  until: null,
  address: '/',
  title,
  group: 'text',
  missing: [],
})
const reference = { feeds: [], regions: [], sections: [], brands: [], promotions: [], languages: ['ru' as const, 'en' as const] }
const entry: ContentEntry = {
  id: 7,
  kind: 'page',
  version: 3,
  isPublished: true,
  state: 'shown',
  hasDraft: false,
  from: null,
  until: null,
  address: '/content/dostavka',
  isLegal: false,
  body: { kind: 'page', slug: 'dostavka', title: { ru: 'Доставка' }, html: { ru: '<p>Завтра</p>' }, from: null, until: null },
}
const Preview = () => <p>Предпросмотр</p>

async function openEntry() {
  const server = fakeServer()
  server.on(contentDeskApi.reference, reference)
  server.on(contentDeskApi.read, entry)
  server.on(contentDeskApi.versions, { items: [] })
  server.on(contentDeskApi.preview, {
    kind: 'page',
    page: { slug: 'dostavka', title: 'Доставка', content: '<p>Завтра</p>', updatedAt: '2026-11-17T10:00:00.000Z' },
  })
  return { server, ...(await renderScreen(<EntryPage name="page-7" Preview={Preview} />, { at: '/back-office/content/page-7', user })) }
}

test('blocks are moved from the keyboard and their new order is sent', async () => {
  const server = fakeServer()
  server.on(contentDeskApi.list, { items: [row(1, 'Первый'), row(2, 'Второй')] })
  const asked = server.on(contentDeskApi.order, { ok: true })
  const { user: person } = await renderScreen(<ContentDeskPage />, { at: '/back-office/content', user })
  await person.click(await screen.findByRole('button', { name: 'Опустить: Первый' }))
  await waitFor(() => expect(asked[0]?.body).toEqual({ kind: 'block', ids: [2, 1] }))
})

test('missing translations are named, and publishing saves what is written first', async () => {
  const { server, user: person } = await openEntry()
  expect(await screen.findByText('Нет перевода на английский: Заголовок, Текст')).toBeVisible()
  const saved = server.on(contentDeskApi.save, { ...entry, version: 4, hasDraft: true })
  const published = server.on(contentDeskApi.publish, { ...entry, version: 5 })
  await person.type(screen.getByRole('textbox', { name: 'Заголовок (английский)' }), 'Delivery')
  await person.click(screen.getByRole('button', { name: 'Опубликовать' }))
  await waitFor(() => expect(published[0]?.body).toEqual({ version: 4 }))
  expect(saved[0]?.body).toMatchObject({ version: 3, body: { title: { ru: 'Доставка', en: 'Delivery' } } })
  expect(await screen.findByText('Опубликовано')).toBeVisible()
})

test('the days an entry is shown are written as everywhere, whole unless a time is given', async () => {
  const { server, user: person } = await openEntry()
  const saved = server.on(contentDeskApi.save, { ...entry, version: 4, hasDraft: true })
  const until = await screen.findByRole('textbox', { name: 'Показывать до' })
  expect(screen.getByLabelText('Показывать с: время')).toBeDisabled()
  await person.type(until, '01.12.2098')
  await person.type(screen.getByRole('textbox', { name: 'Показывать с' }), '20.11.2098')
  await person.clear(screen.getByLabelText('Показывать с: время'))
  await person.type(screen.getByLabelText('Показывать с: время'), '930')
  await person.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  await waitFor(() =>
    expect(saved[0]?.body).toMatchObject({
      body: { from: new Date(2098, 10, 20, 9, 30).toISOString(), until: new Date(2098, 11, 1, 23, 59).toISOString() },
    }),
  )
})

test('nothing is saved while a day or a time cannot be read: it would count as none', async () => {
  const { server, user: person } = await openEntry()
  const saved = server.on(contentDeskApi.save, { ...entry, version: 4, hasDraft: true })
  const until = await screen.findByRole('textbox', { name: 'Показывать до' })
  await person.type(screen.getByRole('textbox', { name: 'Заголовок (английский)' }), 'Delivery')
  await person.type(until, '01.12.2098')
  const time = screen.getByLabelText('Показывать до: время')
  await person.clear(time)
  await person.type(time, '17:99')
  await person.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  expect(time).toHaveFocus()
  expect(time).toHaveAccessibleDescription(/Такого времени нет/)
  await person.clear(time)
  await person.type(time, '17:30')
  await person.clear(until)
  await person.type(until, '31.11.2098')
  await person.click(screen.getByRole('button', { name: 'Опубликовать' }))
  expect(until).toHaveFocus()
  expect(until).toHaveAccessibleDescription(/Такой даты нет/)
  expect(saved).toEqual([])
  await person.clear(until)
  await person.type(until, '30.11.2098')
  await person.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('leaving with something unsaved asks first, and staying keeps it', async () => {
  const { user: person, router } = await openEntry()
  const title = await screen.findByRole('textbox', { name: 'Заголовок (английский)' })
  await person.type(title, 'Delivery')
  await person.click(screen.getByRole('link', { name: /Страницы/ }))
  await person.click(await screen.findByRole('button', { name: 'Остаться' }))
  expect(title).toHaveValue('Delivery')
  expect(router.state.location.pathname).toBe('/back-office/content/page-7')
})

test('what the server refuses stands at its field', async () => {
  const { server, user: person } = await openEntry()
  server.on(
    contentDeskApi.save,
    new Refusal({
      status: 422,
      code: 'input.invalid',
      message: 'Проверьте поля',
      errors: [{ field: 'body.slug', message: 'Так нельзя', code: 'form' }],
    }),
  )
  const address = await screen.findByRole('textbox', { name: 'Адрес' })
  await person.type(address, '!')
  await person.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  expect(await screen.findByText('Так нельзя')).toBeVisible()
})

test('a letter has its placeholders beside it and goes to oneself', async () => {
  const text = { subject: 'Заказ {number} собран', body: 'Код {code}', button: 'Открыть' }
  const texts = { ru: text, en: text, uz: text }
  const letter: Letter = {
    name: 'order.readyForPickup',
    group: 'order',
    subject: text.subject,
    opening: 'Код',
    changed: [],
    version: 0,
    hasButton: true,
    placeholders: [{ name: 'code', meaning: 'код получения', isRequired: true }],
    texts,
    defaults: texts,
  }
  const server = fakeServer()
  server.on(lettersApi.read, letter)
  server.on(lettersApi.preview, { subject: 'Заказ А-1 собран', html: '<body style="margin:0"><p style="color:#123">Код 1</p></body>' })
  const sent = server.on(lettersApi.sendTest, { to: 'me@vitrina.test' })
  const { user: person } = await renderScreen(<LetterPage id={letter.name} />, { at: '/back-office/letters/order.readyForPickup', user })
  const list = await screen.findByRole('region', { name: 'Подстановки' })
  expect(within(list).getByText(/код получения/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Вернуть исходный текст' })).toBeDisabled()
  await person.click(screen.getByRole('button', { name: 'Отправить себе' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ language: 'ru', text }))
  expect(await screen.findByText('Письмо ушло на me@vitrina.test')).toBeVisible()
})
