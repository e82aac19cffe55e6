import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { LineList } from '#parts/quotes/line-list.tsx'
import { StepBar } from '#parts/quotes/step-bar.tsx'
import { DateField } from '#ui/date-field.tsx'
import { showMessage } from '#ui/messages.ts'
import { type AnswerDraft, answerDraftsOf, answersOf, isWhole } from './answer-draft.rules.ts'
import { AnswerLine } from './answer-line.tsx'
import type { DeskQuoteShown, useDeskSteps } from './quote-desk.api.ts'

type Props = { quote: DeskQuoteShown; steps: Pick<ReturnType<typeof useDeskSteps>, 'save' | 'send'>; children: ReactNode }

/** Messages of refused fields by the place of their line. */
function errorsOf(error: unknown): Map<number, string> {
  if (!(error instanceof ApiError)) return new Map()
  return new Map(
    error.fields.flatMap(({ field, message }): [number, string][] => {
      const place = /^lines\.(\d+)\./.exec(field)?.[1]
      return place === undefined ? [] : [[Number(place), message]]
    }),
  )
}

/** The answer of the seller's turn, line by line. */
export function AnswerForm({
  quote: { edition, lines, versions, message: saved, draftValidUntil, mostDiscountPercent },
  steps: { save, send },
  children,
}: Props) {
  const { t } = useTranslation('quotes')
  const [drafts, setDrafts] = useState(() => answerDraftsOf(lines, versions))
  const [message, setMessage] = useState(saved)
  const [validUntil, setValidUntil] = useState(draftValidUntil ?? '')
  const body = { edition, message, validUntil: validUntil || null, lines: answersOf(drafts) }
  const errors = errorsOf(send.error)
  const unanswered = drafts.filter((draft) => !isWhole(draft)).length
  const change = (id: string, changed: Partial<AnswerDraft>) =>
    setDrafts((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(body, {
      onSuccess: ({ approval, state }) =>
        showMessage({ text: t(state === 'in_review' && approval === 'pending' ? 'desk.askedHead' : 'desk.sent'), kind: 'success' }),
    })
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LineList label={t('linesLabel')}>
        {lines.map((line, at) => {
          const draft = drafts[at]
          return (
            draft && (
              <AnswerLine
                key={line.id}
                line={line}
                draft={draft}
                mostDiscountPercent={mostDiscountPercent}
                error={errors.get(at)}
                onChange={(changed) => change(line.id, changed)}
              />
            )
          )
        })}
      </LineList>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' } }}>
        <TextField
          multiline
          minRows={2}
          label={t('message')}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        <DateField label={t('desk.validUntil')} helperText={t('desk.validHint')} value={validUntil} onChange={setValidUntil} />
      </Box>
      <StepBar>
        <Button type="submit" variant="contained" disabled={unanswered > 0 || save.isPending} loading={send.isPending}>
          {t('desk.send')}
        </Button>
        <Button
          variant="outlined"
          disabled={send.isPending}
          loading={save.isPending}
          onClick={() => save.mutate(body, { onSuccess: () => showMessage({ text: t('saved'), kind: 'success' }) })}
        >
          {t('actions.save')}
        </Button>
        {children}
        {unanswered > 0 && (
          <Typography variant="body2" color="textSecondary" role="status">
            {t('desk.unanswered', { count: unanswered })}
          </Typography>
        )}
      </StepBar>
    </Box>
  )
}
