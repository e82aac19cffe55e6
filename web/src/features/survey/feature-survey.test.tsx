import { screen, waitFor, within } from '@testing-library/react'
import { contentApi } from '@vitrina/contract/content/content'
import { siteApi, type Survey } from '@vitrina/contract/site/site'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { FeatureSurvey } from './feature-survey.tsx'

const offered = { id: 1, slug: 'x', title: 'Опрос', content: '', questions: [] }

test('[O-20] a dismissed survey does not come back, and is never shown over the cart', async () => {
  const server = fakeStore()
  server.on(contentApi.helpTopics, { items: [] })
  const asked = server.on(siteApi.survey, { survey: offered })
  const answered = server.on(siteApi.answerSurvey, {})
  const { user, router } = openStore('/cart')
  await screen.findByRole('main')
  await router.navigate({ to: '/help' })
  const survey = await screen.findByRole('region', { name: 'Опрос' })
  expect(asked.map(({ query }) => query.get('route'))).toEqual(['/help'])
  await user.click(within(survey).getByRole('button', { name: 'Не сейчас' }))
  await waitFor(() => expect(answered.map(({ body }) => body)).toEqual([{ dismissed: true, answers: {} }]))
  expect(screen.queryByRole('region', { name: 'Опрос' })).toBeNull()
})

const questions: Survey['questions'] = [
  { id: 'ease', type: 'scale', text: 'Насколько легко?', isRequired: true, options: [] },
  { id: 'often', type: 'single', text: 'Как часто?', isRequired: true, options: [{ id: 'daily', text: 'Каждый день' }] },
  {
    id: 'missing',
    type: 'multi',
    text: 'Чего не хватает?',
    isRequired: false,
    options: [
      { id: 'prices', text: 'Цен' },
      { id: 'labels', text: 'Этикеток' },
    ],
  },
  { id: 'more', type: 'text', text: 'Что ещё?', isRequired: false, options: [] },
]

test('[O-20] a survey is offered where the server says, and its answers are sent', async () => {
  const server = fakeServer()
  const asked = server.on(siteApi.survey, { survey: { ...offered, questions } })
  const answered = server.on(siteApi.answerSurvey, { message: 'Спасибо, ответ записан' })
  const page = (
    <>
      <div id="content" />
      <FeatureSurvey />
    </>
  )
  const { user } = await renderScreen(page, { at: '/catalog', user: aUser() })
  const survey = within(await screen.findByRole('region', { name: 'Опрос' }))
  expect(asked.map(({ query }) => query.get('route'))).toEqual(['/catalog'])
  expect(survey.queryByRole('button', { name: 'Отправить' })).toBeNull()
  await user.click(survey.getByRole('button', { name: 'Ответить' }))
  await user.click(survey.getByRole('button', { name: 'Отправить' }))
  expect(survey.getAllByText('Ответьте на этот вопрос')).toHaveLength(2)

  await user.click(survey.getByRole('button', { name: '4' }))
  await user.click(survey.getByRole('radio', { name: 'Каждый день' }))
  await user.click(survey.getByRole('checkbox', { name: 'Этикеток' }))
  await user.type(survey.getByRole('textbox', { name: /^Что ещё/ }), 'Печать этикеток')
  expect(survey.queryByText('Ответьте на этот вопрос')).toBeNull()
  expect(answered).toEqual([])
  await user.click(survey.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Спасибо, ответ записан')).toBeVisible()
  const answers = { ease: 4, often: 'daily', missing: ['labels'], more: 'Печать этикеток' }
  expect(answered).toMatchObject([{ path: '/api/v2/survey/1/answer', body: { dismissed: false, answers } }])
  expect(screen.queryByRole('region', { name: 'Опрос' })).toBeNull()
})
