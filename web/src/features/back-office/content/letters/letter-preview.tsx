import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { LetterTemplate } from '@vitrina/contract/content/letter-templates.rules'
import { type Language, languages } from '@vitrina/contract/languages'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { useDelayedValue } from '#ui/use-delayed-value.ts'
import { LetterPaper } from './letter-paper.tsx'
import { letterPreviewQuery } from './letters.api.ts'

type Props = { name: string; language: Language; onLanguage: (language: Language) => void; text: LetterTemplate }

/** The letter as a mail program shows it. */
export function LetterPreview({ name, language, onLanguage, text }: Props) {
  const { t } = useTranslation('content-desk')
  const { data } = useQuery(letterPreviewQuery(name, { language, text: useDelayedValue(text, true) }))
  const choice = (
    <ToggleButtonGroup size="small" exclusive value={language} aria-label={t('preview.language')}>
      {languages.map((one) => (
        <ToggleButton key={one} value={one} onClick={() => onLanguage(one)}>
          {t(`languages.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
  return (
    <SectionFrame title={t('letters.preview')} isTight actions={choice}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('letters.invented')}
      </Typography>
      {data && (
        <>
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {t('letters.subject')} <b>{data.subject}</b>
          </Typography>
          <LetterPaper html={data.html} />
        </>
      )}
    </SectionFrame>
  )
}
