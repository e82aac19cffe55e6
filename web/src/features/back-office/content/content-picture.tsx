import Box from '@mui/material/Box'
import { thumbnailUrl } from '@vitrina/contract/thumbnails.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { PictureField } from '#ui/picture-field.tsx'
import { useAddContentPicture } from './content-desk.api.ts'
import { useEntryForm } from './entry-form-context.ts'

type Props = { label: string; path: string; value: string | null; onChange: (key: string | null) => void }

const addressOf = (key: string) => (/^(https:\/\/|\/)/.test(key) ? key : `/media/${key}`)

/** One picture of an entry, kept as soon as it is chosen. */
export function ContentPicture({ label, path, value, onChange }: Props) {
  const { t } = useTranslation('content-desk')
  const { errorAt } = useEntryForm()
  const upload = useAddContentPicture()
  return (
    <PictureField
      label={label}
      choose={{
        label: t('picture.choose'),
        isPending: upload.isPending,
        run: (file) => upload.mutate(file, { onSuccess: ({ key }) => onChange(key) }),
      }}
      remove={value === null ? undefined : { label: t('picture.remove'), run: () => onChange(null) }}
      hint={t('picture.hint')}
      problem={upload.error?.message ?? errorAt(path) ?? null}
    >
      <Box sx={{ width: 160, height: 96, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
        {value !== null && (
          <Box
            component="img"
            src={thumbnailUrl(addressOf(value), 160)}
            alt={t('picture.shown', { label })}
            sx={{ width: 1, height: 1, objectFit: 'contain' }}
          />
        )}
      </Box>
    </PictureField>
  )
}
