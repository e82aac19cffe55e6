import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { LetterTemplate } from '@vitrina/contract/content/letter-templates.rules'
import type { Language } from '@vitrina/contract/languages'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = {
  language: Language
  text: LetterTemplate
  hasButton: boolean
  onFocus: () => void
  onChange: (text: LetterTemplate) => void
  errorAt: (field: string) => string | undefined
}

const sizes = { subject: { maxLength: 200, rows: 1 }, body: { maxLength: 5_000, rows: 8 }, button: { maxLength: 100, rows: 1 } } as const

/** A letter in one language. */
export function LetterFields({ language, text, hasButton, onFocus, onChange, errorAt }: Props) {
  const { t } = useTranslation('content-desk')
  const fields = (['subject', 'body', 'button'] as const).filter((field) => field !== 'button' || hasButton)
  return (
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      {fields.map((field) => {
        const error = errorAt(field)
        return (
          <TextField
            key={field}
            label={t('inLanguage', { label: t(`letters.fields.${field}`), language: t(`languages.${language}`) })}
            value={text[field]}
            multiline={field === 'body'}
            minRows={sizes[field].rows}
            error={Boolean(error)}
            helperText={error ?? (field === 'body' ? t('letters.bodyHint') : undefined)}
            onFocus={onFocus}
            onChange={({ target }) => onChange({ ...text, [field]: target.value })}
            slotProps={{
              htmlInput: { lang: language, maxLength: sizes[field].maxLength },
              formHelperText: { ...(error && { role: 'alert' }) },
            }}
          />
        )
      })}
    </Box>
  )
}
