import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { settingsDeskApi, type ShownSettings } from '@vitrina/contract/site/settings-desk'
import { siteApi } from '@vitrina/contract/site/site'
import { aUser } from '#test/builders'
import { startSecondServer } from '#test/builders.second-server'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'

const { server: store } = describeStore()
let administrator: Awaited<ReturnType<typeof aUser>>
beforeAll(async () => {
  administrator = await aUser(store.ctx, { role: 'administrator' })
})

const read = async () => (await callApi(store, settingsDeskApi.read, { headers: administrator.headers })).body
const save = (body: { version: number; changes: object }) => callApi(store, settingsDeskApi.save, { headers: administrator.headers, body })
const change = async (make: (settings: ShownSettings) => Partial<ShownSettings>) => {
  const { version, settings } = await read()
  return save({ version, changes: make(settings) })
}

test('[P-04] [P-05] a switch and a flag hold on every process within a second, and the journal has both values', async () => {
  const second = await startSecondServer(store.ctx)
  onTestFinished(second.stop)
  expect((await callApi(second, siteApi.settings)).body.featureSurvey).toBe(true)
  const { status } = await change(({ toggles, flags }) => ({
    toggles: { ...toggles, featureSurvey: false },
    flags: { ...flags, showPricesToGuests: false },
  }))
  expect(status).toBe(200)
  await expect.poll(async () => (await callApi(second, siteApi.settings)).body.featureSurvey, { timeout: 1_000 }).toBe(false)
  expect((await callApi(second, siteApi.info)).body.settings.showPricesToGuests).toBe(false)
  const { rows } = await store.pool.query(`select diff from audit_events where type = 'settings.changed' order by id desc limit 1`)
  expect(rows).toMatchObject([{ diff: { before: { toggles: { featureSurvey: true } }, after: { toggles: { featureSurvey: false } } } }])
})

test('one who saves over another’s change is refused and nothing is lost', async () => {
  const { version, settings } = await read()
  expect((await save({ version, changes: { companyApproval: !settings.companyApproval } })).status).toBe(200)
  expect(await save({ version, changes: { regionColumns: 5 } })).toMatchObject({ status: 409, body: { code: 'settings.changed' } })
  const after = (await read()).settings
  expect([after.companyApproval, after.regionColumns]).toEqual([!settings.companyApproval, settings.regionColumns])
})

test('of two who save at the same moment one is refused', async () => {
  const { version } = await read()
  const answers = await Promise.all([2, 4].map((regionColumns) => save({ version, changes: { regionColumns } })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('saving what is already so changes no version', async () => {
  const { version, settings } = await read()
  expect((await save({ version, changes: settings })).body.version).toBe(version)
})

test('money travels in roubles and is kept in kopecks', async () => {
  const { body } = await change(({ credit }) => ({ freeDeliveryFrom: 12_345.67, credit: { ...credit, smallDebt: 99.5 } }))
  expect([body.settings.freeDeliveryFrom, body.settings.credit.smallDebt]).toEqual([12_345.67, 99.5])
  const { rows } = await store.pool.query(
    `select config->>'freeDeliveryFrom' as free, config->'credit'->>'smallDebt' as debt from sites where id = 1`,
  )
  expect(rows).toEqual([{ free: '1234567', debt: '9950' }])
})

test('requisites that do not check, stages out of order and missing keys are named at their fields', async () => {
  const { body, status } = await change(({ seller, credit, signupCaptcha, contacts, chatButton }) => ({
    seller: { ...seller, inn: '7700000000', bik: '1' },
    credit: { ...credit, releaseFromDays: 40, prepayFromDays: 31 },
    signupCaptcha: { ...signupCaptcha, enabled: true, provider: 'yandex', key: '' },
    contacts: { ...contacts, email: 'почта' },
    chatButton: { ...chatButton, type: 'jivo', link: 'javascript:alert(1)' },
  }))
  expect(status).toBe(422)
  expect(body.errors?.map(({ field }) => field)).toEqual([
    'changes.seller.inn',
    'changes.seller.bik',
    'changes.credit.prepayFromDays',
    'changes.chatButton.link',
    'changes.signupCaptcha.key',
    'changes.contacts.email',
  ])
})

test('a section that is not whole, or has a field too many, is refused: nothing falls back to a default unseen', async () => {
  const { version } = await read()
  expect((await save({ version, changes: { flags: { showHomePage: false } } })).status).toBe(422)
  expect((await save({ version, changes: { isOpen: false } })).status).toBe(422)
  const { settings } = await read()
  expect((await save({ version, changes: { toggles: { ...settings.toggles, fly: true } } })).status).toBe(422)
})

test('a switched-off part of the store is gone for buyers', async () => {
  await change(({ toggles }) => ({ toggles: { ...toggles, regions: false } }))
  await expect.poll(async () => (await callApi(store, siteApi.setRegion, { body: { id: 1 } })).body.code).toBe('feature.off')
  expect((await callApi(store, catalogueApi.search)).status).toBe(200)
})

test('the name of the shop changes for everyone', async () => {
  await change(() => ({ name: { ru: 'Новая витрина', en: 'New shop' } }))
  await expect.poll(async () => (await callApi(store, siteApi.info)).body.site.name).toBe('Новая витрина')
})
