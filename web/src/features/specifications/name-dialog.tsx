import TextField from '@mui/material/TextField'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'

type Fields = { name: string; code: string; objectName: string }
type Props = {
  texts: { title: string; submit: string }
  initial: string
  /** A new one may get its number and object at once. */
  hasDetails?: boolean
  isPending: boolean
  error: unknown
  onClose: () => void
  onSubmit: (fields: Fields) => void
}

/** Asks for the name of a new, copied or renamed specification. */
export function NameDialog({ texts, initial, hasDetails = false, isPending, error, onClose, onSubmit }: Props) {
  const { t } = useTranslation('specifications')
  const { register, handleSubmit, control } = useForm<Fields>({ defaultValues: { name: initial, code: '', objectName: '' } })
  const name = useWatch({ control, name: 'name' })
  const refusal = error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : undefined
  const submit = handleSubmit(({ code, objectName }) => onSubmit({ name: name.trim(), code: code.trim(), objectName: objectName.trim() }))
  return (
    <AppDialog isOpen isSmall title={texts.title} isBusy={isPending} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => void submit(event)}
        submit={texts.submit}
        isPending={isPending}
        isIncomplete={name.trim() === ''}
        error={refusal}
      >
        <TextField {...register('name')} autoFocus label={t('fields.name')} slotProps={{ htmlInput: { maxLength: 200 } }} />
        {hasDetails && (
          <>
            <TextField {...register('objectName')} label={t('fields.object')} slotProps={{ htmlInput: { maxLength: 200 } }} />
            <TextField {...register('code')} label={t('fields.code')} slotProps={{ htmlInput: { maxLength: 60 } }} />
          </>
        )}
      </DialogForm>
    </AppDialog>
  )
}
