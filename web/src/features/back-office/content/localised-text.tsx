import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { languages, type Localised } from '@vitrina/contract/languages'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useEntryForm } from './entry-form-context.ts'

type Props = {
  label: string
  path: string
  value: Localised
  onChange: (value: Localised) => void
  maxLength?: number
  isRequired?: boolean
  isLong?: boolean
}

/** A text in every language side by side; an empty translation is none, and the Russian text stands in. */
export function LocalisedText({ label, path, value, onChange, maxLength = 200, isRequired = false, isLong = false }: Props) {
  const { t } = useTranslation('content-desk')
  const { errorAt } = useEntryForm()
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
      {languages.map((language) => {
        const error = errorAt(`${path}.${language}`) ?? (language === 'ru' ? errorAt(path) : undefined)
        return (
          <TextField
            key={language}
            label={t('inLanguage', { label, language: t(`languages.${language}`) })}
            required={isRequired && language === 'ru'}
            multiline={isLong}
            value={value[language] ?? ''}
            error={Boolean(error)}
            helperText={error}
            onChange={({ target }) => onChange({ ...value, [language]: target.value })}
            slotProps={{ htmlInput: { maxLength, lang: language }, formHelperText: { ...(error && { role: 'alert' }) } }}
          />
        )
      })}
    </Box>
  )
}
