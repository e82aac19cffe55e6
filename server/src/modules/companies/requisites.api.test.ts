import { beforeAll, expect, test } from 'vitest'
import { type CompanyRole, companyRoles } from '@vitrina/contract/roles/roles.rules'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany } from '#test/builders'
import { aContract, aMember, anEntity, someRequisites } from '#test/builders.companies'
import { accountAt, bankOf } from '../../../../demo/src/people/requisites.ts'

const { server: store, company } = describeStore({ company: aCompany })
let owner: Awaited<ReturnType<typeof aMember>>
let stranger: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  owner = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
  stranger = await aMember(store.ctx, { companyId: (await aCompany(store.ctx)).id, role: 'owner' })
})

const entities = '/api/v1/user/company/legal-entities'
const add = (body: unknown, headers: Headers = owner.headers) => callApi(store, companiesApi.addEntity, { headers, body })
const change = (id: number, body: unknown, headers: Headers = owner.headers) =>
  callApi(store, companiesApi.changeEntity, { url: `${entities}/${id}`, headers, body })
const remove = (id: number, headers: Headers = owner.headers) =>
  callApi(store, companiesApi.removeEntity, { url: `${entities}/${id}`, headers })

function anAccount(number: number) {
  const { name, ...bank } = bankOf({ bankTerritory: '45', number })
  return { ...bank, bankName: name, account: accountAt({ name, ...bank }, { number: 5_000 + number }) }
}
const addAccount = (id: number, body: unknown, headers: Headers = owner.headers) =>
  callApi(store, companiesApi.addAccount, { url: `${entities}/${id}/bank-accounts`, headers, body })
const changeAccount = (id: number, accountId: number, body: unknown, headers: Headers = owner.headers) =>
  callApi(store, companiesApi.changeAccount, { url: `${entities}/${id}/bank-accounts/${accountId}`, headers, body })
const removeAccount = (id: number, accountId: number, headers: Headers = owner.headers) =>
  callApi(store, companiesApi.removeAccount, { url: `${entities}/${id}/bank-accounts/${accountId}`, headers })

/** The answer as seen from outside, without the request's number. */
const seen = ({ status, body: { requestId: _, ...body } }: { status: number; body: { requestId?: string | undefined } }) => ({
  status,
  body,
})

test('a legal entity is added, changed, made the main one and removed', async () => {
  const first = await add(someRequisites())
  expect(first.body).toMatchObject({ isMain: true, partyStatus: 'ACTIVE', bankAccounts: [], contracts: [] })
  const second = await add({ ...someRequisites(), inn: ` ${someRequisites().inn.replace(/(\d{4})/, '$1 ')} ` })
  expect(second.body).toMatchObject({ isMain: false })
  const changed = {
    ...someRequisites(),
    shortName: 'ООО «Новое»',
    legalAddress: 'Москва, Лесная, 1',
    headName: 'Орлов С. П.',
    headPost: 'Директор',
    taxMode: 'usn',
  }
  expect((await change(second.body.id, changed)).body).toMatchObject({ ...changed, id: second.body.id, isMain: false })
  await callApi(store, companiesApi.makeEntityMain, { url: `${entities}/${second.body.id}/main`, headers: owner.headers })
  const told = async () => (await callApi(store, companiesApi.current, { headers: owner.headers })).body.legalEntities
  expect((await told()).map(({ id, isMain }) => [id, isMain])).toEqual([
    [second.body.id, true],
    [first.body.id, false],
  ])
  expect((await remove(second.body.id)).status).toBe(200)
  expect(await told()).toMatchObject([{ id: first.body.id, isMain: true }])
  expect((await remove(first.body.id)).body.code).toBe('legal-entity.last')
  const types = (await store.pool.query<{ type: string }>(`select type from audit_events where company_id = $1`, [company.id])).rows
  expect(new Set(types.map(({ type }) => type))).toEqual(
    new Set(['legal-entity.added', 'legal-entity.changed', 'legal-entity.made-main', 'legal-entity.removed']),
  )
})

test.each([
  [{ inn: '7707083894' }, ['inn']],
  [{ inn: '' }, ['inn']],
  [{ kpp: '77' }, ['kpp']],
  [{ ogrn: '1027700132196' }, ['ogrn']],
  [{ shortName: '  ' }, ['shortName']],
  [{ type: 'ip' }, ['inn', 'kpp', 'ogrn']],
  [{ type: 'fl', inn: '' }, ['kpp', 'ogrn']],
  [{ type: 'ooo' }, ['type']],
  [{ inn: ['7707083893'] }, ['inn']],
])('%j: wrong requisites are named', async (given, fields) => {
  const { status, body } = await add({ ...someRequisites(), ...given })
  expect([status, body.errors.map(({ field }) => field)]).toEqual([422, fields])
})

test.each([
  [{ inn: '7707083894' }, 'inn', 'wrong', 'Проверьте ИНН'],
  [{ inn: '' }, 'inn', 'required', 'Заполните это поле'],
  [{ kpp: '77' }, 'kpp', 'wrong', 'Проверьте КПП'],
  [{ ogrn: '1' }, 'ogrn', 'wrong', 'Проверьте ОГРН'],
  [{ shortName: '' }, 'shortName', 'required', 'Заполните это поле'],
])('%j: the mistake is said in the words of its field', async (given, field, code, message) => {
  expect((await add({ ...someRequisites(), ...given })).body.errors).toEqual([{ field, code, message }])
})

test('a legal entity under contract keeps its type and numbers; the same ИНН and КПП stand once', async () => {
  const entity = await anEntity(store.ctx, { companyId: company.id, isMain: false })
  await aContract(store.ctx, { legalEntityId: entity.id })
  const { inn, kpp, ogrn } = entity
  const same = { type: 'ul', shortName: 'ООО «Переименованное»', inn, kpp, ogrn }
  expect((await change(entity.id, same)).body.shortName).toBe('ООО «Переименованное»')
  expect((await change(entity.id, someRequisites())).body.code).toBe('legal-entity.under-contract')
  expect((await remove(entity.id)).body.code).toBe('legal-entity.under-contract')
  expect((await add(same)).body.code).toBe('legal-entity.taken')
  expect((await add({ ...same, kpp: '500101001' })).status).toBe(200)
})

test('bank accounts are checked by the keys of their bank; one of them is the default', async () => {
  const entity = await anEntity(store.ctx, { companyId: company.id, isMain: false })
  const first = await addAccount(entity.id, anAccount(1))
  const second = await addAccount(entity.id, anAccount(2))
  expect([first.body.isDefault, second.body.isDefault]).toEqual([true, false])
  expect((await addAccount(entity.id, anAccount(1))).body.code).toBe('bank-account.taken')
  expect((await changeAccount(entity.id, second.body.id, { ...anAccount(2), isDefault: true })).body.isDefault).toBe(true)
  expect((await removeAccount(entity.id, second.body.id)).status).toBe(200)
  const told = (await callApi(store, companiesApi.current, { headers: owner.headers })).body.legalEntities
  expect(told.find(({ id }) => id === entity.id)?.bankAccounts).toMatchObject([{ id: first.body.id, isDefault: true }])

  const wrong = async (given: object) => (await addAccount(entity.id, { ...anAccount(3), ...given })).body.errors.map(({ field }) => field)
  expect(await wrong({ bik: '994525974' })).toEqual(['bik'])
  const { errors } = (await addAccount(entity.id, { ...anAccount(3), account: '1', correspondentAccount: '2' })).body
  expect(errors.map(({ field, message }) => [field, message])).toEqual([
    ['correspondentAccount', 'Корреспондентский счёт не подходит к БИК'],
    ['account', 'Номер счёта не подходит к БИК'],
  ])
  expect(await wrong({ account: anAccount(3).account.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)) })).toEqual(['account'])
  expect(await wrong({ correspondentAccount: '', bankName: '' })).toEqual(['bankName', 'correspondentAccount'])
})

test('entities of another company look exactly like missing ones', async () => {
  const entity = await anEntity(store.ctx, { companyId: company.id, isMain: false })
  const account = await addAccount(entity.id, anAccount(4))
  const other = await anEntity(store.ctx, { companyId: company.id, isMain: false })
  const [foreign, missing] = [entity.id, 999_999]
  const headers = stranger.headers
  const fields = someRequisites()
  expect(seen(await change(foreign, fields, headers))).toEqual(seen(await change(missing, fields, headers)))
  expect(seen(await remove(foreign, headers))).toEqual(seen(await remove(missing, headers)))
  const makeMain = (id: number) => callApi(store, companiesApi.makeEntityMain, { url: `${entities}/${id}/main`, headers })
  expect(seen(await makeMain(foreign))).toEqual(seen(await makeMain(missing)))
  expect((await makeMain(missing)).status).toBe(404)
  expect(seen(await addAccount(foreign, anAccount(5), headers))).toEqual(seen(await addAccount(missing, anAccount(5), headers)))
  expect(seen(await removeAccount(foreign, account.body.id, headers))).toEqual(seen(await removeAccount(missing, 999_999, headers)))
  expect(seen(await changeAccount(foreign, account.body.id, anAccount(6), headers))).toMatchObject({
    status: 404,
    body: { code: 'bank-account.not-found' },
  })
  expect((await removeAccount(other.id, account.body.id)).body.code).toBe('bank-account.not-found')
})

test('owners and accountants write requisites, nobody else', async () => {
  const may = async (role: CompanyRole) => {
    const { headers } = await aMember(store.ctx, { companyId: company.id, role })
    return (await add(someRequisites(), headers)).status === 200
  }
  const allowed: string[] = []
  for (const role of companyRoles) if (await may(role)) allowed.push(role)
  expect(allowed).toEqual(['owner', 'accountant'])
})
