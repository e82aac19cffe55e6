import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Survey } from '@vitrina/contract/site/site'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { showMessage } from '#ui/messages.ts'
import { useAnswerSurvey } from './survey.api.ts'
import { type Answers, nonEmptyAnswers, questionOf, unanswered } from './survey.rules.ts'
import { SurveyQuestion } from './survey-question.tsx'

const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.fields.map(({ field, message }) => [questionOf(field), message])) : {}

const focusQuestion = (form: HTMLElement, id: string) =>
  form.querySelector<HTMLElement>(`[data-question="${CSS.escape(id)}"] :is(input, textarea, button)`)?.focus()

export function SurveyForm({ survey, onDone }: { survey: Survey; onDone: () => void }) {
  const { t } = useTranslation('survey')
  const [answers, setAnswers] = useState<Answers>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const reply = useAnswerSurvey()
  const isUnplaced = reply.isError && Object.keys(errors).length === 0

  const change = (id: string, answer: Answers[string]) => {
    setAnswers({ ...answers, [id]: answer })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([question]) => question !== id)))
  }
  const send = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault()
    const missing = unanswered(survey.questions, answers)
    setErrors(Object.fromEntries(missing.map((id) => [id, t('required')])))
    const [first] = missing
    if (first) return focusQuestion(event.currentTarget, first)
    reply.mutate(
      { id: survey.id, dismissed: false, answers: nonEmptyAnswers(answers) },
      {
        onSuccess: ({ message }) => {
          showMessage({ text: message ?? t('thanks'), kind: 'success' })
          onDone()
        },
        onError: (error) => setErrors(fieldErrors(error)),
      },
    )
  }
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ mt: 3, display: 'grid', gap: 4 }}>
      {survey.questions.map((question) => (
        <SurveyQuestion
          key={question.id}
          question={question}
          answer={answers[question.id]}
          error={errors[question.id]}
          onChange={(answer) => change(question.id, answer)}
        />
      ))}
      {isUnplaced && (
        <Typography role="alert" variant="body2" color="error">
          {t('failed')}
        </Typography>
      )}
      <Button type="submit" variant="contained" loading={reply.isPending} sx={{ justifySelf: 'start' }}>
        {t('send')}
      </Button>
    </Box>
  )
}
