import { screen, within } from '@testing-library/react'
import { type DictionaryEntry, searchDictionaryApi } from '@vitrina/contract/catalogue/search-dictionary'
import { searchQueriesApi } from '@vitrina/contract/catalogue/search-queries'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { SearchDictionaryPage } from './search-dictionary-page.tsx'

const aWord = (given: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  key: 'гофра',
  says: 'гофра',
  means: ['труба гофрированная'],
  shippedMeans: ['труба гофрированная'],
  isOff: false,
  changedAt: null,
  ...given,
})
const meta = { currentPage: 1, pageCount: 1, totalCount: 3 }
const words = [
  aWord(),
  aWord({ key: 'стяжка', says: 'стяжка', means: ['ремешок'], shippedMeans: ['хомут кабельный'], changedAt: '2026-11-16T09:00:00Z' }),
  aWord({ key: 'жгутик', says: 'жгутик', means: ['кабель ВВГнг'], shippedMeans: null, isOff: true, changedAt: '2026-11-16T09:00:00Z' }),
]

async function open(at = '/back-office/search-dictionary') {
  const server = fakeServer()
  const listed = server.on(searchDictionaryApi.list, { items: words, meta, counts: { all: 3, changed: 1, own: 1, off: 1 } })
  const rendered = await renderScreen(<SearchDictionaryPage />, { at, user: aUser({ Group: 'manager' }) })
  return { server, listed, ...rendered }
}

test('a word is switched off, a changed one restored, and only an own one can be deleted', async () => {
  const { server, user } = await open()
  const changed = server.on(searchDictionaryApi.update, aWord({ isOff: true }))
  const restored = server.on(searchDictionaryApi.restore, aWord())
  await user.click(await screen.findByRole('switch', { name: 'Учитывать в поиске: гофра' }))
  await expect
    .poll(() => changed.map(({ path, body }) => [path, body]))
    .toEqual([[`/api/v1/back-office/search-dictionary/${encodeURIComponent('гофра')}`, { means: ['труба гофрированная'], isOff: true }]])
  await user.click(screen.getByRole('button', { name: 'Вернуть как было: стяжка' }))
  await expect
    .poll(() => restored.map(({ path }) => path))
    .toEqual([`/api/v1/back-office/search-dictionary/${encodeURIComponent('стяжка')}/restore`])
  expect(screen.getAllByRole('button', { name: /^Удалить/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Удалить: жгутик',
  ])
  expect(screen.queryByRole('button', { name: 'Вернуть как было: гофра' })).toBeNull()
})

test('a new word takes a meaning from each line, and the server’s refusal is shown', async () => {
  const { server, user } = await open()
  const added = server.on(searchDictionaryApi.create, new Refusal({ status: 409, message: 'Слово «вага» уже есть в словаре' }))
  await user.click(await screen.findByRole('button', { name: 'Добавить слово' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Новое слово' }))
  await user.type(dialog.getByLabelText('Что пишут'), 'вага')
  expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  await user.type(dialog.getByLabelText('Что это значит'), 'клемма\n  Цвет = белый \n\nклемма')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await dialog.findByText('Слово «вага» уже есть в словаре')).toBeVisible()
  expect(added[0]?.body).toEqual({ says: 'вага', means: ['клемма', 'Цвет = белый'] })
})

test('a word is opened with its meanings, beside what it came with', async () => {
  const { server, user } = await open()
  const changed = server.on(searchDictionaryApi.update, aWord({ key: 'стяжка' }))
  await user.click(await screen.findByRole('button', { name: 'стяжка' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Что значит «стяжка»' }))
  expect(dialog.getByText('Как было в поставке: хомут кабельный')).toBeVisible()
  await user.type(dialog.getByLabelText('Что это значит'), '\nхомут')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await expect.poll(() => changed.map(({ body }) => body)).toEqual([{ means: ['ремешок', 'хомут'], isOff: false }])
})

test('each word says where it is from and leads to what buyers find by it', async () => {
  await open()
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual(['из поставки', 'изменено', 'своё'])
  expect(screen.getByRole('link', { name: 'Показать в поиске: жгутик' })).toHaveAttribute(
    'href',
    `/catalog?${new URLSearchParams({ keyword: 'жгутик' })}`,
  )
})

test('a search in vain becomes a word; one that is a word already leads to it', async () => {
  const { server, user } = await open()
  server.on(searchQueriesApi.list, {
    items: [
      {
        text: 'крабик',
        searchCount: 7,
        viewerCount: 3,
        lastAt: '2026-11-16T09:00:00Z',
        totalCount: 0,
        understood: '',
        isInDictionary: false,
      },
      {
        text: 'Кобра',
        searchCount: 1,
        viewerCount: 1,
        lastAt: '2026-11-15T09:00:00Z',
        totalCount: 0,
        understood: 'Розетки',
        isInDictionary: true,
      },
    ],
    meta: { ...meta, totalCount: 2 },
  })
  await user.click(await screen.findByRole('link', { name: 'Ничего не найдено' }))
  expect(await screen.findByText('2 запроса')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Уже в словаре: Кобра' })).toHaveAttribute(
    'href',
    `/back-office/search-dictionary?q=${encodeURIComponent('Кобра')}`,
  )
  await user.click(screen.getByRole('button', { name: 'Добавить в словарь: крабик' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Новое слово' }))
  expect(dialog.getByLabelText('Что пишут')).toHaveProperty('value', 'крабик')
})

test('a buyer has no dictionary', async () => {
  fakeServer()
  await renderScreen(<SearchDictionaryPage />, { user: aUser() })
  expect(screen.queryByRole('table')).toBeNull()
})
