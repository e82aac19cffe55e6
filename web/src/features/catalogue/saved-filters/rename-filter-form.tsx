import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { SavedFilter } from '@vitrina/contract/catalogue/saved-filters'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { useRenameFilter } from './saved-filters.api.ts'

type Props = { saved: SavedFilter; onDone: () => void }

export function RenameFilterForm({ saved: { id, name }, onDone }: Props) {
  const { t } = useTranslation(['filters', 'shell'])
  const rename = useRenameFilter()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } })
  const wrong = formState.errors.name?.message
  const submit = handleSubmit((given) =>
    rename.mutate(
      { id, name: given.name },
      {
        onSuccess: () => {
          showMessage({ text: t('saved.renamed') })
          onDone()
        },
      },
    ),
  )
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 2 }}>
      <TextField
        {...register('name', { validate: (given) => given.trim() !== '' || t('saved.nameRequired') })}
        label={t('saved.name')}
        autoFocus
        error={Boolean(wrong)}
        helperText={wrong}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Escape ends only the renaming, not the dialog.
          event.stopPropagation()
          onDone()
        }}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button type="submit" variant="contained" loading={rename.isPending}>
        {t('saved.keepName')}
      </Button>
      <Button color="inherit" onClick={onDone}>
        {t('shell:cancel')}
      </Button>
    </Box>
  )
}
