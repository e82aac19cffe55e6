import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ContentPicture } from '../content/content-picture.tsx'
import { EntryFormProvider } from '../content/entry-form-context.ts'
import type { FieldProps } from './setting-field.tsx'

const noReference = { feeds: [], regions: [], sections: [], brands: [], promotions: [], languages: [] }

/** A picture of the shop; it is stored when it is chosen and shown to buyers when the settings are saved. */
export function PictureSetting({ field: { path }, value, onChange, errorAt }: FieldProps) {
  const { t } = useTranslation('settings')
  const label = t(`fields.${path}.title`)
  return (
    <Box role="group" aria-label={label} sx={{ gridColumn: '1 / -1' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t(`fields.${path}.hint`)}
      </Typography>
      <EntryFormProvider value={{ errorAt, reference: noReference }}>
        <ContentPicture label={label} path={path} value={typeof value === 'string' ? value : null} onChange={onChange} />
      </EntryFormProvider>
    </Box>
  )
}
