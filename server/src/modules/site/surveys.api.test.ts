import { beforeEach, expect, test } from 'vitest'
import { siteApi } from '@vitrina/contract/site/site'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aSite, aUser, aVisitor, changeSettings } from '#test/builders'
import { aSurvey } from '#test/builders.content'
import { eventually } from '#test/eventually'
import { surveyAnswers, surveys } from '#tables/sites'

const { server } = describeStore()
beforeEach(() => server.ctx.db.delete(surveys))

const hour = 3_600_000
const offered = async (headers: Headers, route = '/catalog') =>
  (await callApi(server, siteApi.survey, { url: `/api/v2/survey?route=${encodeURIComponent(route)}`, headers })).body.survey
const answer = async (id: number, body: object, headers: Headers) =>
  (await callApi(server, siteApi.answerSurvey, { url: `/api/v2/survey/${id}/answer`, body, headers })).body

test('a survey is offered on its routes, in the language asked for', async () => {
  const { id, slug } = await aSurvey(server.ctx, {
    routes: ['/catalog'],
    title: { ru: 'Опрос', en: 'Survey' },
    questions: [
      { id: 'what', type: 'single', text: { ru: 'Что?', en: 'What?' }, options: [{ id: 'a', text: { ru: 'Цены', en: 'Prices' } }] },
    ],
  })
  const { headers } = aVisitor()
  expect(await offered({ ...headers, 'accept-language': 'en' }, '/catalog?product=1')).toEqual({
    id,
    slug,
    title: 'Survey',
    content: '<p>Одна минута</p>',
    questions: [{ id: 'what', type: 'single', isRequired: false, text: 'What?', options: [{ id: 'a', text: 'Prices' }] }],
  })
  expect(await offered(headers, '/orders')).toBeNull()
})

test('no survey before its time, after it, on another site, or for a visitor without a uuid', async () => {
  const { headers } = aVisitor()
  await aSurvey(server.ctx, { startsAt: new Date(Date.now() + hour) })
  await aSurvey(server.ctx, { startsAt: new Date(Date.now() - 2 * hour), endsAt: new Date(Date.now() - hour) })
  await aSurvey(server.ctx, { siteId: (await aSite(server.ctx)).id })
  expect(await offered(headers)).toBeNull()
  await aSurvey(server.ctx)
  expect(await offered(headers)).not.toBeNull()
  expect(await offered({})).toBeNull()
})

test('a survey for users is not offered to guests, nor can they answer it', async () => {
  const { id } = await aSurvey(server.ctx, { forUsersOnly: true })
  const { headers } = aVisitor()
  expect(await offered(headers)).toBeNull()
  expect(await answer(id, { answers: { mark: 5 } }, headers)).toMatchObject({ status: 404, code: 'survey.not-found' })
  expect(await offered((await aUser(server.ctx)).headers)).toMatchObject({ id })
})

test.each([
  ['ru', 'Спасибо, ответ записан'],
  ['en', 'Thank you, your answer is recorded'],
  ['uz', 'Rahmat, javobingiz yozib olindi'],
])('an answer is taken once, and thanked for in %s', async (language, message) => {
  const { id } = await aSurvey(server.ctx)
  const buyer = await aUser(server.ctx)
  const headers = { ...buyer.headers, 'accept-language': language }
  expect(await answer(id, { answers: { mark: 5 } }, headers)).toEqual({ message })
  expect(await answer(id, { answers: { mark: 1 } }, headers)).toEqual({ message })
  expect(await offered(headers)).toBeNull()
  expect(await server.ctx.db.select().from(surveyAnswers)).toMatchObject([
    { surveyId: id, viewer: `u:${buyer.id}`, userId: buyer.id, answers: { mark: 5 }, isDismissed: false },
  ])
  expect(await offered(aVisitor().headers)).toMatchObject({ id })
})

test('a dismissed survey does not come back, though its questions stay unanswered', async () => {
  const { id } = await aSurvey(server.ctx)
  const { headers } = aVisitor()
  expect(await answer(id, { dismissed: true }, headers)).toEqual({})
  expect(await offered(headers)).toBeNull()
  expect(await server.ctx.db.select().from(surveyAnswers)).toMatchObject([{ answers: {}, isDismissed: true }])
})

test.each([
  ['ru', 'Ответьте на этот вопрос', 'В опросе нет такого вопроса'],
  ['en', 'Please answer this question', 'The survey has no such question'],
  ['uz', 'Bu savolga javob bering', 'So‘rovnomada bunday savol yo‘q'],
])('answers that do not fit the questions are refused field by field, in %s', async (language, required, unknown) => {
  const { id } = await aSurvey(server.ctx)
  const headers = { ...aVisitor().headers, 'accept-language': language }
  expect(await answer(id, { answers: { other: 'x' } }, headers)).toMatchObject({
    status: 422,
    code: 'input.invalid',
    errors: [
      { field: 'answers.mark', message: required, code: 'required' },
      { field: 'answers.other', message: unknown, code: 'unrecognized_keys' },
    ],
  })
  expect(await offered(headers)).toMatchObject({ id })
})

test.each([[{ answers: { mark: { deep: 1 } } }], [{ answers: 'x' }], [{ answers: { mark: 'x'.repeat(2001) } }], [{ dismissed: 'yes' }]])(
  'an answer of the wrong shape is refused: %j',
  async (payload) => {
    const { id } = await aSurvey(server.ctx)
    const refused = await answer(id, payload, aVisitor().headers)
    expect(refused.status).toBe(422)
    expect(refused.errors[0]?.field).toMatch(/^(answers|dismissed)/)
  },
)

test('a missing survey or a wrong number is refused', async () => {
  const { headers } = aVisitor()
  expect(await answer(2_000_000_000, { dismissed: true }, headers)).toMatchObject({ code: 'survey.not-found', message: 'Опрос не найден' })
  expect(await answer(3_000_000_000, { dismissed: true }, headers)).toMatchObject({ status: 422, errors: [{ field: 'id' }] })
})

test('with surveys off none is offered and none is taken', async () => {
  const { id } = await aSurvey(server.ctx)
  const { headers } = aVisitor()
  await changeSettings(server.ctx, 1, { toggles: { featureSurvey: false } })
  await eventually(async () => expect(await offered(headers)).toBeNull())
  expect(await answer(id, { answers: { mark: 5 } }, headers)).toMatchObject({ status: 404, code: 'feature.off' })
})
