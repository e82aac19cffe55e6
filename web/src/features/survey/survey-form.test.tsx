import { screen } from '@testing-library/react'
import { siteApi, type Survey } from '@vitrina/contract/site/site'
import { expect, test, vi } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { SurveyForm } from './survey-form.tsx'

const survey: Survey = {
  id: 1,
  slug: 'store',
  title: 'Что улучшить в магазине',
  content: '',
  questions: [
    { id: 'ease', type: 'scale', text: 'Насколько легко?', isRequired: true, options: [] },
    { id: 'often', type: 'single', text: 'Как часто?', isRequired: true, options: [{ id: 'daily', text: 'Каждый день' }] },
    { id: 'more', type: 'text', text: 'Что ещё?', isRequired: false, options: [] },
  ],
}

test('[O-20] required questions are asked for before anything is sent', async () => {
  const { unexpected } = fakeServer()
  const { user } = await renderScreen(<SurveyForm survey={survey} onDone={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(screen.getAllByText('Ответьте на этот вопрос')).toHaveLength(2)
  expect(screen.getByRole('button', { name: '1' })).toHaveFocus()
  expect(unexpected).toEqual([])
})

test('[O-20] an answer the server refuses is explained at its question', async () => {
  const errors = [{ field: 'answers.ease', message: 'Такой оценки нет', code: 'invalid_value' }]
  const asked = fakeServer().on(siteApi.answerSurvey, new Refusal({ status: 422, message: 'Проверьте заполнение полей', errors }))
  const onDone = vi.fn()
  const { user } = await renderScreen(<SurveyForm survey={survey} onDone={onDone} />)
  await user.click(screen.getByRole('button', { name: '4' }))
  await user.click(screen.getByRole('radio', { name: 'Каждый день' }))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Такой оценки нет')).toBeVisible()
  expect(screen.getAllByRole('group', { name: /^Насколько легко/ })[0]).toHaveTextContent('Такой оценки нет')
  expect(asked.map(({ body }) => body)).toEqual([{ dismissed: false, answers: { ease: 4, often: 'daily' } }])
  expect(onDone).not.toHaveBeenCalled()
})
