import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { BodyOf } from '@vitrina/contract/content/content-entries'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { useEntryForm } from './entry-form-context.ts'
import { ItemList } from './item-list.tsx'
import { LocalisedText } from './localised-text.tsx'
import { ChoiceText } from './plain-fields.tsx'

type Question = BodyOf<'survey'>['questions'][number]
const types = ['single', 'multi', 'scale', 'text'] as const satisfies readonly Question['type'][]

/** Answers are kept under the question's id, so a question that moves keeps its own. */
const newId = () => randomUuid().slice(0, 8)

export function SurveyFields({ body, onChange }: { body: BodyOf<'survey'>; onChange: (body: BodyOf<'survey'>) => void }) {
  const { t } = useTranslation('content-desk')
  const { errorAt } = useEntryForm()
  const error = errorAt('questions')
  return (
    <>
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error}
        </Typography>
      )}
      <ItemList
        label={t('fields.questions')}
        items={body.questions}
        empty={(): Question => ({ id: newId(), type: 'single', text: { ru: '' }, isRequired: false, options: [] })}
        onChange={(questions) => onChange({ ...body, questions })}
        render={(question, change, place) => (
          <>
            <LocalisedText
              label={t('fields.question')}
              path={`questions.${place}.text`}
              isRequired
              value={question.text}
              onChange={(text) => change({ ...question, text })}
            />
            <ChoiceText
              label={t('fields.questionType')}
              path={`questions.${place}.type`}
              value={question.type}
              options={types.map((value) => ({ value, text: t(`questionTypes.${value}`) }))}
              onChange={(type) => change({ ...question, type })}
            />
            <FormControlLabel
              control={<Switch checked={question.isRequired} onChange={(_, isRequired) => change({ ...question, isRequired })} />}
              label={t('fields.isRequired')}
            />
            {(question.type === 'single' || question.type === 'multi') && (
              <ItemList
                label={t('fields.options')}
                items={question.options}
                empty={() => ({ id: newId(), text: { ru: '' } })}
                onChange={(options) => change({ ...question, options })}
                render={(option, changeOption, at) => (
                  <LocalisedText
                    label={t('fields.option')}
                    path={`questions.${place}.options.${at}.text`}
                    isRequired
                    value={option.text}
                    onChange={(text) => changeOption({ ...option, text })}
                  />
                )}
              />
            )}
          </>
        )}
      />
    </>
  )
}
