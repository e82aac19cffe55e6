import { screen, waitFor, within } from '@testing-library/react'
import { contentApi } from '@vitrina/contract/content/content'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, test } from 'vitest'
import { fakeStore, openStore } from '#test/open-store.tsx'

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
