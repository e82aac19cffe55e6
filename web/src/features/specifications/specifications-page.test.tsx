import { screen, waitFor, within } from '@testing-library/react'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { type SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import { expect, test } from 'vitest'
import { resetStores } from '#lib/store.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useQuestion } from '#ui/confirm.ts'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { resizeTo, widths } from '#test/window-size.ts'
import { aSpecificationRow } from './specification.builder.ts'
import { SpecificationsPage } from './specifications-page.tsx'

const listed = (items: SpecificationRow[]) => ({
  items,
  meta: { totalCount: items.length, pageCount: 1, currentPage: 1, perPage: 20 },
})

const Question = () => {
  const question = useQuestion()
  return question && <ConfirmDialog question={question} />
}

async function renderList(list: 'mine' | 'company' | 'recommended' | 'archive', items: SpecificationRow[], toggles = {}) {
  const server = fakeServer()
  const asked = server.on(specificationsApi.list, listed(items))
  const rendered = await renderScreen(
    <>
      <SpecificationsPage list={list} />
      <Question />
    </>,
    { at: '/specifications?q=щит', user: aUser(), toggles },
  )
  return { server, asked, ...rendered }
}

test('[R-09] [S-13] a list shows its specifications; the search of the address is asked for', async () => {
  const { asked } = await renderList('mine', [
    aSpecificationRow({ code: 'А-12', objectName: 'ТЦ «Север»', lineCount: 214, rawCount: 3, visibility: 'company' }),
  ])
  const card = (await screen.findByRole('link', { name: 'Щит ЩР-1' })).closest('li, tr') as HTMLElement
  for (const text of [/А-12/, /ТЦ «Север»/, /214/, /Компания/]) expect(card).toHaveTextContent(text)
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({ list: 'mine', keyword: 'щит' })
})

test('[P-05] a list that the seller switches off has no tab', async () => {
  await renderList('mine', [], { recommendedSpecifications: false })
  const tabs = within(screen.getByRole('group', { name: 'Чьи спецификации' }))
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['Мои', 'Компании', 'Архив'])
})

test('[R-09] a recommended specification is copied into the buyer’s own', async () => {
  const { server, user } = await renderList('recommended', [aSpecificationRow({ kind: 'recommended', isOwn: false, canEdit: false })])
  const copied = server.on(specificationsApi.copy, aSpecificationRow({ id: 9 }))
  await user.click(await screen.findByRole('button', { name: 'Скопировать себе' }))
  await user.click(await screen.findByRole('button', { name: 'Скопировать' }))
  expect(await screen.findByText('Скопировано: «Щит ЩР-1»')).toBeVisible()
  expect(copied[0]).toMatchObject({ path: '/api/v1/specification/5/copy', body: { name: 'Щит ЩР-1' } })
})

test.each(['desktop', 'phone'] as const)('[R-09] archive, delete all archived, bring them back: %s', async (screenWidth) => {
  resizeTo(widths[screenWidth])
  const pageOf = (list: 'mine' | 'archive') => (
    <>
      <SpecificationsPage list={list} />
      <Question />
    </>
  )
  const archived = aSpecificationRow({ status: 'archived', canEdit: false })
  const { server, user, router, rerenderWith } = await renderList('mine', [aSpecificationRow()])
  const archive = server.on(specificationsApi.archive, archived)
  await user.click(await screen.findByRole('button', { name: 'Действия с «Щит ЩР-1»' }))
  const asked = server.on(specificationsApi.list, listed([]))
  await user.click(await screen.findByRole('menuitem', { name: 'В архив' }))
  expect(await screen.findByText('«Щит ЩР-1» в архиве')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Щит ЩР-1' })).toBeNull())
  expect(archive).toMatchObject([{ path: '/api/v1/specification/5/archive' }])
  expect(asked).toHaveLength(1)

  server.on(specificationsApi.list, listed([archived]))
  await router.navigate({ to: '/specifications/archive', search: {} })
  await rerenderWith(pageOf('archive'))
  expect(await screen.findByRole('link', { name: 'Щит ЩР-1' })).toBeVisible()
  const deletionToken = '00000000-0000-4000-8000-000000000001'
  const deleted = server.on(specificationsApi.removeArchived, { deletionToken, deletedCount: 1 })
  await user.click(screen.getByRole('button', { name: 'Удалить всё из архива' }))
  const confirm = await screen.findByRole('button', { name: 'Удалить всё' })
  expect(deleted).toEqual([])
  server.on(specificationsApi.list, listed([]))
  await user.click(confirm)
  expect(await screen.findByText(/Вернуть можно ещё 10 минут/)).toBeVisible()
  expect(deleted).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Щит ЩР-1' })).toBeNull())

  // The notice waits in the tab's storage: a reload keeps it.
  resetStores()
  await router.navigate({ to: '/specifications', search: {} })
  await rerenderWith(pageOf('mine'))
  const notice = within((await screen.findByText(/Вернуть можно ещё/)).closest('[role=alert]') as HTMLElement)
  const undone = server.on(specificationsApi.undoRemoval, { restoredCount: 1 })
  server.on(specificationsApi.list, listed([archived]))
  await user.click(notice.getByRole('button', { name: 'Вернуть' }))
  expect(await screen.findByText('Возвращено спецификаций: 1')).toBeVisible()
  expect(undone.map(({ body }) => body)).toEqual([{ deletionToken }])
  expect(screen.queryByText(/Вернуть можно/)).toBeNull()
  await router.navigate({ to: '/specifications/archive', search: {} })
  await rerenderWith(pageOf('archive'))
  expect(await screen.findByRole('link', { name: 'Щит ЩР-1' })).toBeVisible()
})

test('[R-09] an empty list says what it is for and how to begin', async () => {
  const { router } = await renderList('mine', [])
  await router.navigate({ to: '/specifications', search: {} })
  expect(await screen.findByRole('heading', { name: 'Спецификаций пока нет' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Пустая спецификация' })).toBeVisible()
})
