import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { EntryPreview } from '@vitrina/contract/content/content-desk'
import type { EntryBody } from '@vitrina/contract/content/content-entries'
import type { Language } from '@vitrina/contract/languages'
import { type ComponentType, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { useDelayedValue } from '#ui/use-delayed-value.ts'
import { previewQuery } from './content-desk.api.ts'
import { useEntryForm } from './entry-form-context.ts'

/** Draws a draft with the buyers' own components, which live in other features: the screen hands it in. */
export type PreviewView = ComponentType<{ preview: EntryPreview }>

export function PreviewPanel({ body, Preview }: { body: EntryBody; Preview: PreviewView }) {
  const { t } = useTranslation('content-desk')
  const { reference } = useEntryForm()
  const [language, setLanguage] = useState<Language>('ru')
  const { data, error } = useQuery(previewQuery(useDelayedValue(body, true), language))
  const choice = (
    <ToggleButtonGroup size="small" exclusive value={language} aria-label={t('preview.language')}>
      {reference.languages.map((one) => (
        <ToggleButton key={one} value={one} onClick={() => setLanguage(one)}>
          {t(`languages.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
  return (
    <SectionFrame title={t('preview.title')} isTight actions={choice}>
      {(error || !data) && <Typography color="textSecondary">{t('preview.wait')}</Typography>}
      {data && !error && (
        // To look at, not to walk away with: a link would lose what is written.
        <Box
          inert
          lang={language}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default', overflow: 'hidden' }}
        >
          <Preview preview={data} />
        </Box>
      )}
    </SectionFrame>
  )
}
