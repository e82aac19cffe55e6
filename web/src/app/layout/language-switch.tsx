import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Language } from '@vitrina/contract/languages'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite } from '#parts/site/use-site.ts'
import { useChangeLanguage } from '../use-change-language.ts'

/** Each in its own language, so that its speakers can read it. */
const names: Record<Language, { short: string; full: string }> = {
  ru: { short: 'RU', full: 'Русский' },
  en: { short: 'EN', full: 'English' },
  uz: { short: 'UZ', full: 'O‘zbekcha' },
}

export function LanguageSwitch() {
  const { t, i18n } = useTranslation()
  const { languages } = useSite()
  const changeLanguage = useChangeLanguage()
  if (languages.length < 2) return null
  return (
    <Box role="group" aria-label={t('language.label')} sx={{ display: 'flex', gap: 0.5 }}>
      {languages.map((language) => (
        <ButtonBase
          key={language}
          lang={language}
          title={names[language].full}
          aria-pressed={i18n.language === language}
          onClick={() => void changeLanguage(language)}
          sx={{
            px: 2,
            minWidth: { xs: 40, sm: 0 },
            height: { xs: 40, sm: 28 },
            borderRadius: '6px',
            fontSize: 12,
            fontWeight: 600,
            color: 'text.secondary',
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'primary.main' },
          }}
        >
          {names[language].short}
        </ButtonBase>
      ))}
    </Box>
  )
}
