import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import type { Survey } from '@vitrina/contract/site/site'
import { useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Answers } from './survey.rules.ts'
import { SurveyScale } from './survey-scale.tsx'

type Answer = Answers[string]
type Props = {
  question: Survey['questions'][number]
  answer: Answer | undefined
  error: string | undefined
  onChange: (answer: Answer) => void
}

const LONGEST_TEXT = 2000

export function SurveyQuestion({ question, answer, error, onChange }: Props) {
  const { t } = useTranslation('survey')
  const id = useId()
  const notes = [question.type === 'multi' && t('several'), !question.isRequired && t('optional')].filter(Boolean).join(', ')
  return (
    <FormControl
      component="fieldset"
      data-question={question.id}
      error={error !== undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      fullWidth
    >
      <FormLabel
        component="legend"
        id={id}
        sx={{ mb: 1, color: 'text.primary', '&.Mui-error': { color: 'text.primary' }, fontSize: 14, lineHeight: 1.4 }}
      >
        {question.text}
        {notes && (
          <FormHelperText component="span" error={false} sx={{ display: 'block', m: 0 }}>
            {notes}
          </FormHelperText>
        )}
      </FormLabel>
      <Field question={question} answer={answer} labelId={id} onChange={onChange} />
      {error && (
        <FormHelperText id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}

type FieldProps = { question: Props['question']; answer: Answer | undefined; labelId: string; onChange: Props['onChange'] }

function Field({ question, answer, labelId, onChange }: FieldProps) {
  const dense = { '& .MuiButtonBase-root': { p: 1.5 }, '& .MuiFormControlLabel-root': { ml: -1.5, mr: 0 } }
  switch (question.type) {
    case 'single':
      return (
        <RadioGroup aria-labelledby={labelId} value={answer ?? ''} onChange={(_, value) => onChange(value)} sx={dense}>
          {question.options.map((option) => (
            <FormControlLabel key={option.id} value={option.id} control={<Radio size="small" />} label={option.text} />
          ))}
        </RadioGroup>
      )
    case 'multi': {
      const chosen = Array.isArray(answer) ? answer : []
      const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
      return (
        <FormGroup sx={dense}>
          {question.options.map((option) => (
            <FormControlLabel
              key={option.id}
              control={<Checkbox size="small" checked={chosen.includes(option.id)} onChange={() => toggle(option.id)} />}
              label={option.text}
            />
          ))}
        </FormGroup>
      )
    }
    case 'scale':
      return <SurveyScale question={question} value={typeof answer === 'number' ? answer : null} labelId={labelId} onChange={onChange} />
    case 'text':
      return (
        <TextField
          multiline
          minRows={2}
          maxRows={6}
          value={answer ?? ''}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ htmlInput: { 'aria-labelledby': labelId, maxLength: LONGEST_TEXT } }}
        />
      )
  }
}
