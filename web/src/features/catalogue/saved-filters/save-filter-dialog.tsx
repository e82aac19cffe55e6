import TextField from '@mui/material/TextField'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useUser } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useDraft } from '#ui/drafts.ts'
import { showMessage } from '#ui/messages.ts'
import { type CatalogueParams, catalogueAddress } from '../catalogue.params.ts'
import { useSaveFilter } from './saved-filters.api.ts'
import { SignInFirst } from './sign-in-first.tsx'

type Props = { params: CatalogueParams; onClose: () => void }

/** Saves the address of the list under a name; the typed name survives closing the dialog. */
export function SaveFilterDialog({ params, onClose }: Props) {
  const { t } = useTranslation('filters')
  const user = useUser()
  const save = useSaveFilter()
  const draft = useDraft('save-filter', { name: '' })
  const { register, handleSubmit, formState } = useForm({ defaultValues: draft.initial })
  if (!user) return <SignInFirst onClose={onClose} />

  const submit = handleSubmit(({ name }) =>
    save.mutate(
      { name, url: catalogueAddress(params) },
      {
        onSuccess: () => {
          draft.clearDraft()
          showMessage({ text: t('saved.done'), kind: 'success' })
          onClose()
        },
      },
    ),
  )
  const refused = save.error instanceof ApiError ? save.error.message : undefined
  const wrong = formState.errors.name?.message
  return (
    <AppDialog isOpen isBusy={save.isPending} title={t('saved.saveTitle')} onClose={onClose}>
      <DialogForm onSubmit={(event) => void submit(event)} submit={t('saved.save')} isPending={save.isPending} error={refused}>
        <TextField
          {...register('name', {
            validate: (name) => name.trim() !== '' || t('saved.nameRequired'),
            onChange: (event: { target: { value: string } }) => draft.saveDraft({ name: event.target.value }),
          })}
          label={t('saved.name')}
          autoFocus
          error={Boolean(wrong)}
          helperText={wrong ?? t('saved.nameHint')}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}
