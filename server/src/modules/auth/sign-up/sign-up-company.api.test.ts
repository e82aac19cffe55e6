import { eq } from '#platform/database/drizzle'
import { beforeAll, describe, expect, test } from 'vitest'
import { siteApi } from '@vitrina/contract/site/site'
import { MAX_REQUISITES_BYTES, signUpApi } from '@vitrina/contract/auth/sign-up'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCompany, aUser, changeSettings, next } from '#test/builders'
import { aSignUpForm, companyOf, whoIs } from '#test/builders.sign-up'
import { startSecondServer } from '#test/builders.second-server'
import { companyMembers, legalEntities } from '#tables/companies'
import { mails, storedFiles } from '#tables/platform'
import { priceTypes } from '#tables/prices'
import { issueProof } from './issue-proof.ts'

const { server } = describeStore()
beforeAll(async () => {
  await server.ctx.db.insert(priceTypes).values({ code: 'retail', name: { ru: 'Розничная' }, isRetail: true })
})

const step3 = (body: object) => callApi(server, signUpApi.step3, { body })
/** A proof as step 2 gives it. */
const aProof = () => issueProof(server.ctx, { email: `new-${next()}@vitrina.test` })
const lettersTo = (recipient: string) => server.ctx.db.select().from(mails).where(eq(mails.recipient, recipient))

describe('a company the seller has to look at', () => {
  test('waits where the site asks for it, and may look around', async () => {
    await changeSettings(server.ctx, 1, { companyApproval: true })
    const asked = await startSecondServer(server.ctx)
    const { body } = await callApi(asked, signUpApi.step3, { body: aSignUpForm({ token: await aProof(), companyName: 'ООО «Ждём»' }) })
    const person = await callApi(asked, signUpApi.step3, { body: aSignUpForm({ token: await aProof(), isIndividual: 1 }) })
    await asked.stop()
    await changeSettings(server.ctx, 1, { companyApproval: false })
    expect(body.message).toMatch(/^Регистрация завершена\. Компания ждёт подтверждения/)
    expect((await companyOf(server, body.authToken))?.companies.state).toBe('pending')
    expect((await whoIs(server, body.authToken)).companyName).toBe('ООО «Ждём»')
    expect((await callApi(server, siteApi.info, { headers: { authorization: `Bearer ${body.authToken}` } })).status).toBe(200)
    expect((await companyOf(server, person.body.authToken))?.companies.state).toBe('approved')
  })

  test('a stranger who knows an ИНН gets a record of their own, not the company; its owner is notified', async () => {
    const known = await aCompany(server.ctx, { name: 'ООО «Хозяин»' })
    const owner = await aUser(server.ctx, { companyIds: [known.id], language: 'en' })
    await server.ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, owner.id))
    const viewer = await aUser(server.ctx, { companyIds: [known.id] })
    await server.ctx.db.insert(legalEntities).values({ companyId: known.id, type: 'ul', shortName: 'Х', fullName: 'Х', inn: '7710140679' })

    const { body } = await step3(aSignUpForm({ token: await aProof(), company: { name: 'ООО «Хозяин»', inn: '7710140679' } }))
    const made = await companyOf(server, body.authToken)
    expect(made?.companies.id).not.toBe(known.id)
    expect(made?.companies.state).toBe('pending')
    const [letter] = await lettersTo(owner.email ?? '')
    expect(letter?.subject).toBe('A company with your tax number was registered')
    expect(letter?.text).toContain('7710140679')
    expect(await lettersTo(viewer.email ?? '')).toEqual([])
    expect(JSON.stringify(body)).not.toContain(owner.email)
  })

  test('of two strangers with one new ИНН at once the second waits', async () => {
    const proofs = [await aProof(), await aProof()]
    const made = await Promise.all(proofs.map((token) => step3(aSignUpForm({ token, company: { name: 'ООО «Двое»', inn: '7702070139' } }))))
    const states = await Promise.all(made.map(async ({ body }) => (await companyOf(server, body.authToken))?.companies.state))
    expect(states.toSorted()).toEqual(['approved', 'pending'])
  })
})

describe('the card of the company', () => {
  const send = async (body: Buffer, type = 'application/octet-stream') =>
    step3(
      aSignUpForm({
        token: await aProof(),
        companyName: 'ООО «Карточка»',
        companyRequisites: `data:${type};base64,${body.toString('base64')}`,
      }),
    )
  const zip = (...names: string[]) => Buffer.from(`PK\u0003\u0004${['[Content_Types].xml', ...names].join('\n')}`, 'latin1')

  test.each([
    ['a paper', Buffer.from('%PDF-1.7\n…'), 'requisites.pdf', 'application/pdf'],
    ['a table', zip('xl/workbook.xml'), 'requisites.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['a text', zip('word/document.xml'), 'requisites.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('[A-04] %s sent as a plain data-URL is taken where its bytes agree', async (_, bytes, stored, type) => {
    const { body } = await send(bytes, type)
    const made = await companyOf(server, body.authToken)
    const [file] = await server.ctx.db
      .select()
      .from(storedFiles)
      .where(eq(storedFiles.key, made?.legal_entities?.requisitesKey ?? ''))
    expect(file).toMatchObject({ name: stored, type, owner: `company:${made?.companies.id}` })
    expect((await server.app.inject(`/media/${file?.key}`)).statusCode).toBe(404)
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', Buffer.from('MZ…')],
    ['any archive', Buffer.from('PK\u0003\u0004 whatever')],
    ['a table with macros', zip('xl/workbook.xml', 'xl/vbaProject.bin')],
    ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('%s is refused', async (_, bytes) => {
    const { status, body } = await send(bytes, 'application/pdf')
    expect([status, body.errors[0]?.field]).toEqual([422, 'companyRequisites'])
  })

  test('a file declared as another type is refused', async () => {
    const { status, body } = await send(Buffer.from('%PDF-1.7\n…'), 'text/html')
    expect([status, body.errors[0]?.field]).toEqual([422, 'companyRequisites'])
  })

  test('of five megabytes is taken, of more is not', async () => {
    const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes - 8)])
    expect((await send(pdf(MAX_REQUISITES_BYTES))).status).toBe(200)
    const large = await send(pdf(MAX_REQUISITES_BYTES + 1))
    expect([large.status, large.body.errors]).toMatchObject([422, [{ field: 'companyRequisites', message: 'Файл больше 5 МБ' }]])
    expect((await send(pdf(MAX_REQUISITES_BYTES + 100_000))).status).toBe(413)
  })
})
