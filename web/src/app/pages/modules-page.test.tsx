import { screen, within } from '@testing-library/react'
import { configuratorApi } from '@vitrina/contract/configurator/configurator'
import { offersApi } from '@vitrina/contract/offers/offers'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { siteApi } from '@vitrina/contract/site/site'
import type { SiteToggle } from '@vitrina/contract/site/site.settings'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { expect, test } from 'vitest'
import { anOffer } from '#features/offers/offer.builder.ts'
import { anEntryRow } from '#features/purchasing/purchasing.builder.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'
import { widths } from '#test/window-size.ts'

const meta = (totalCount: number) => ({ currentPage: 1, pageCount: 1, totalCount })

function aStore(toggles: Partial<Record<SiteToggle, boolean>> = {}) {
  const server = fakeStore({ user: aUser(), toggles })
  server.on(siteApi.home, { blocks: [] })
  server.on(offersApi.list, {
    items: [anOffer({ id: 4, name: 'Школа № 5', unreadCount: 2 }), anOffer({ id: 5, name: 'Склад', state: 'accepted' })],
    meta: meta(7),
  })
  server.on(configuratorApi.list, { items: [], meta: meta(0) })
  server.on(specificationsApi.list, { items: [], meta: meta(0) })
  server.on(purchasingApi.list, {
    items: [anEntryRow({ name: 'Офис', neededOn: '2026-12-09', figures: { shortCount: 3, lateCount: 0 } })],
    meta: meta(1),
  })
  return server
}

test('[R-12] each module shows what is new in it, and one without anything what it does', async () => {
  aStore()
  openStore('/modules')
  const offers = await screen.findByRole('region', { name: 'Коммерческие предложения' })
  expect(await within(offers).findByRole('link', { name: 'Школа № 5' })).toHaveAttribute('href', '/modules/offers/4')
  expect(offers).toHaveTextContent(/2 новых вопроса клиента.*принято клиентом.*7 предложений/)
  expect(screen.getByRole('region', { name: 'Закупки' })).toHaveTextContent(/Офис.*к 09.12.2026, не хватает: 3 строки/)
  expect(screen.getByRole('region', { name: 'Конфигуратор' })).toHaveTextContent('Шаблон квартиры, дома, этажного или силового щита')
  await expectNoAxeViolations()
})

const isModule = (toggle: SiteToggle) => toggle === 'offers' || toggle === 'configurator'

test.each<[SiteToggle, RegExp]>([
  ['offers', /предложени|КП/i],
  ['configurator', /конфигуратор|щита/i],
  ['purchasing', /закупк/i],
  ['quotes', /запросы цен/i],
  ['clubPages', /клуб/i],
])('[R-12] [P-05] with %s off no menu names it, nor the landing', async (toggle, word) => {
  aStore({ [toggle]: false })
  for (const width of [widths.desktop, widths.phone]) {
    // With one module left the landing goes there: another page stands for it.
    const { user, unmount } = openStore(isModule(toggle) ? '/nothing-here' : '/modules', { width })
    await user.click(await screen.findByRole('button', { name: width === widths.phone ? 'Ещё' : /^Меню пользователя/ }))
    expect(await screen.findByText('Документы')).toBeVisible()
    expect(document.body.textContent).not.toMatch(word)
    unmount()
  }
})
