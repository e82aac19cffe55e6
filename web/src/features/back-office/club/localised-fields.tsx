import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { languages } from '@vitrina/contract/languages'
import { useTranslation } from '#i18n/use-translation.tsx'

export type LocalisedText = { ru: string; en?: string | undefined; uz?: string | undefined }

type Props = { label: string; maxLength: number; isLong?: boolean; value: LocalisedText; onChange: (value: LocalisedText) => void }

/** A text of the seller in each language; Russian stands where another is empty. */
export function LocalisedFields({ label, maxLength, isLong = false, value, onChange }: Props) {
  const { t } = useTranslation('club-desk')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={t('inLanguage', { label, language: language.toUpperCase() })}
          required={language === 'ru' && !isLong}
          multiline={isLong}
          value={value[language] ?? ''}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
          slotProps={{ htmlInput: { maxLength } }}
        />
      ))}
    </Box>
  )
}

/** Without empty translations: the reader gets the Russian text instead. */
export const trimmed = ({ ru, en = '', uz = '' }: LocalisedText) => ({
  ru: ru.trim(),
  ...(en.trim() && { en: en.trim() }),
  ...(uz.trim() && { uz: uz.trim() }),
})
