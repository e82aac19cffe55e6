import { beforeEach, expect, test } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCompany } from '#test/builders'
import { aContract, aMember, anEntity, someRequisites } from '#test/builders.companies'
import { accountAt, bankOf } from '../../../../demo/src/people/requisites.ts'

const { server: store } = describeStore()
let company: Awaited<ReturnType<typeof aCompany>>
let owner: Awaited<ReturnType<typeof aMember>>
let entity: Awaited<ReturnType<typeof anEntity>>

beforeEach(async () => {
  company = await aCompany(store.ctx)
  owner = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
  entity = await anEntity(store.ctx, { companyId: company.id })
})

const entities = '/api/v1/user/company/legal-entities'
const add = (body: unknown) => callApi(store, companiesApi.addEntity, { headers: owner.headers, body })
const change = (id: number, body: unknown) =>
  callApi(store, companiesApi.changeEntity, { url: `${entities}/${id}`, headers: owner.headers, body })
const removeEntity = (id: number) => callApi(store, companiesApi.removeEntity, { url: `${entities}/${id}`, headers: owner.headers })
const accountsUrl = (id = entity.id) => `${entities}/${id}/bank-accounts`
const addAccount = (body: unknown, id = entity.id) =>
  callApi(store, companiesApi.addAccount, { url: accountsUrl(id), headers: owner.headers, body })
const changeAccount = (id: number, body: unknown) =>
  callApi(store, companiesApi.changeAccount, { url: `${accountsUrl()}/${id}`, headers: owner.headers, body })
const removeAccount = (id: number) => callApi(store, companiesApi.removeAccount, { url: `${accountsUrl()}/${id}`, headers: owner.headers })
const told = async () => (await callApi(store, companiesApi.current, { headers: owner.headers })).body.legalEntities

function anAccount(number: number, bankTerritory = '45') {
  const { name, ...bank } = bankOf({ bankTerritory, number })
  return { ...bank, bankName: name, account: accountAt({ name, ...bank }, { number: 5_000 + number }) }
}

test('under a contract neither ИНН nor ОГРН changes, whatever else does', async () => {
  await aContract(store.ctx, { legalEntityId: entity.id })
  const { inn, kpp, ogrn } = entity
  const own = { type: 'ul', shortName: 'ООО «Прежнее»', inn, kpp, ogrn }
  const other = someRequisites()
  expect((await change(entity.id, { ...own, ogrn: other.ogrn })).body.code).toBe('legal-entity.under-contract')
  expect((await change(entity.id, { ...own, inn: other.inn })).body.code).toBe('legal-entity.under-contract')
  expect((await change(entity.id, { ...own, kpp: '500101001' })).body).toMatchObject({ shortName: 'ООО «Прежнее»', kpp: '500101001' })
})

test('an entity is not changed into another of the company, but into itself; another company has its own', async () => {
  const branch = await anEntity(store.ctx, { companyId: company.id, isMain: false })
  const { inn, kpp, ogrn } = branch
  const same = { type: 'ul', shortName: 'ООО «Филиал»', inn, kpp, ogrn }
  expect((await change(entity.id, same)).body.code).toBe('legal-entity.taken')
  expect((await change(branch.id, same)).status).toBe(200)
  const stranger = await aMember(store.ctx, { companyId: (await aCompany(store.ctx)).id, role: 'owner' })
  expect((await callApi(store, companiesApi.addEntity, { headers: stranger.headers, body: same })).status).toBe(200)
})

test('a company has fifty legal entities at most; the main one stays the main one when another goes', async () => {
  await store.pool.query(
    `insert into legal_entities (company_id, type, short_name, full_name, is_main)
     select $1, 'fl', 'Иванов ' || n, 'Иванов ' || n, false from generate_series(1, 48) n`,
    [company.id],
  )
  const last = await add(someRequisites())
  expect([last.status, last.body.isMain]).toEqual([200, false])
  expect((await add(someRequisites())).body.code).toBe('legal-entity.too-many')
  expect((await removeEntity(last.body.id)).status).toBe(200)
  expect((await told()).filter(({ isMain }) => isMain).map(({ id }) => id)).toEqual([entity.id])
})

test('a legal entity has twenty accounts at most', async () => {
  await store.pool.query(
    `insert into bank_accounts (legal_entity_id, bik, bank_name, correspondent_account, account, is_default)
     select $1, '044525974', 'Банк', '30101810145250000974', 'a' || n, n = 1 from generate_series(1, 19) n`,
    [entity.id],
  )
  expect((await addAccount(anAccount(1))).status).toBe(200)
  expect((await addAccount(anAccount(2))).body.code).toBe('bank-account.too-many')
  const other = await anEntity(store.ctx, { companyId: company.id, isMain: false })
  expect((await addAccount(anAccount(2), other.id)).body.isDefault).toBe(true)
})

test('an account stands once for its bank: the same number in another bank is another account', async () => {
  const [here, there] = [anAccount(1), anAccount(1, '40')]
  expect([here.account, here.bik === there.bik]).toEqual([there.account, false])
  const [first, second] = [(await addAccount(here)).body, (await addAccount(there)).body]
  expect(second.bik).toBe(there.bik)
  expect((await changeAccount(second.id, here)).body.code).toBe('bank-account.taken')
  expect((await changeAccount(second.id, there)).status).toBe(200)
  const other = await anEntity(store.ctx, { companyId: company.id, isMain: false })
  expect((await addAccount(here, other.id)).status).toBe(200)

  await changeAccount(second.id, { ...there, isDefault: true })
  const defaults = async () => (await told()).find(({ id }) => id === entity.id)?.bankAccounts.map(({ id, isDefault }) => [id, isDefault])
  expect(await defaults()).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  const third = (await addAccount(anAccount(3))).body
  expect((await removeAccount(third.id)).status).toBe(200)
  expect(await defaults()).toEqual([
    [second.id, true],
    [first.id, false],
  ])
})

test('the journal has every account added, changed and removed, and no ИНН of a person', async () => {
  const { id } = (await addAccount(anAccount(1))).body
  await changeAccount(id, anAccount(2))
  await removeAccount(id)
  const { body: person } = await add({ type: 'fl', shortName: 'Иванов И. И.', fullName: '', inn: '500100732259', kpp: '', ogrn: '' })
  await removeEntity(person.id)
  const { rows } = await store.pool.query<{ type: string; diff: Record<string, unknown> }>(
    `select type, diff from audit_events where company_id = $1 order by id`,
    [company.id],
  )
  const numberOf = (number: number) => ({ bik: anAccount(number).bik, account: anAccount(number).account })
  expect(rows).toMatchObject([
    { type: 'bank-account.added', diff: { after: numberOf(1) } },
    { type: 'bank-account.changed', diff: { before: numberOf(1), after: numberOf(2) } },
    { type: 'bank-account.removed', diff: { before: numberOf(2) } },
    { type: 'legal-entity.added', diff: { after: { type: 'fl' } } },
    { type: 'legal-entity.removed', diff: { before: { type: 'fl' } } },
  ])
  expect(JSON.stringify(rows)).not.toContain('500100732259')
})
