import { screen, waitFor } from '@testing-library/react'
import { settingsDeskApi, type ShownSettings } from '@vitrina/contract/site/settings-desk'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import { expect, test } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { SettingsPage } from './settings-page.tsx'
import { settingParts } from './settings-parts.ts'

function someSettings(): ShownSettings {
  const { isOpen: _isOpen, loyalty: _loyalty, quotes: _quotes, papers: _papers, ...sections } = siteConfig.parse({})
  return {
    ...sections,
    freeDeliveryFrom: 10_000,
    credit: { ...sections.credit, smallDebt: 1_000 },
    name: { ru: 'Витрина' },
    hosts: ['vitrina.test'],
  }
}

async function open(part = '') {
  const server = fakeServer()
  server.on(settingsDeskApi.read, { version: 3, settings: someSettings() })
  const at = `/back-office/settings${part && `?part=${part}`}`
  return { server, ...(await renderScreen(<SettingsPage />, { at, user: aUser({ Group: 'administrator' }) })) }
}

test('[P-04] a switch is saved with its whole section and the version that was shown', async () => {
  const { server, user } = await open('toggles')
  const asked = server.on(settingsDeskApi.save, {
    version: 4,
    settings: { ...someSettings(), toggles: { ...someSettings().toggles, cart: false } },
  })
  const cart = await screen.findByRole('switch', { name: 'Корзина' })
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  await user.click(cart)
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(asked[0]?.body).toEqual({ version: 3, changes: { toggles: { ...someSettings().toggles, cart: false } } }))
  expect(await screen.findByText('Настройки сохранены')).toBeVisible()
})

test('somebody else’s change is said, and the new settings are asked for', async () => {
  const { server, user } = await open('sales')
  server.on(
    settingsDeskApi.save,
    new Refusal({ status: 409, code: 'settings.changed', message: 'Настройки только что изменил кто-то другой' }),
  )
  const days = await screen.findByLabelText('Счёт на предоплату действует, дней')
  await user.clear(days)
  await user.type(days, '7')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Настройки только что изменил кто-то другой')).toBeVisible()
  server.on(settingsDeskApi.read, { version: 9, settings: { ...someSettings(), invoiceDays: 12 } })
  await user.click(screen.getByRole('button', { name: 'Показать новые' }))
  await waitFor(() => expect(screen.getByLabelText('Счёт на предоплату действует, дней')).toHaveValue('12'))
})

test('a refused requisite stands at its field', async () => {
  const { server, user } = await open()
  server.on(
    settingsDeskApi.save,
    new Refusal({ status: 422, errors: [{ field: 'changes.seller.inn', message: 'Проверьте ИНН', code: 'wrong' }] }),
  )
  await user.type(await screen.findByLabelText('ИНН'), '77')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Проверьте ИНН')).toBeVisible()
})

test('[P-06] a company figure is hidden from individuals', async () => {
  const { server, user } = await open('buyers')
  const asked = server.on(settingsDeskApi.save, { version: 4, settings: someSettings() })
  await user.click(await screen.findByRole('checkbox', { name: 'Баланс: Скрыть от частных лиц' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(asked[0]?.body).toMatchObject({
      changes: { companyInfo: { balance: { hideForLegalEntities: false, hideForIndividuals: true, hideWhenEmpty: false } } },
    }),
  )
})

test('every field, option and row has words', async () => {
  await open()
  await screen.findByLabelText('ИНН')
  const has = (key: string) => i18n.exists(`settings:${key}`)
  const missing = settingParts.flatMap(({ groups }) =>
    groups.flatMap(({ name, fields = [], matrix }) => [
      `groups.${name}`,
      ...fields.flatMap(({ path, kind, options = [], hasHint }) => [
        `fields.${path}.title`,
        ...(hasHint || kind === 'switch' ? [`fields.${path}.hint`] : []),
        ...options.map((option) => `options.${path}.${option}`),
      ]),
      ...(matrix ? matrix.rows.map((row) => `rows.${matrix.path}.${row}`) : []),
    ]),
  )
  expect(missing.filter((key) => !has(key))).toEqual([])
})
