import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { useUser } from '#parts/site/use-site.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { useSendDocument } from './documents.api.ts'
import type { ListedDocument } from './document-list-props.ts'

/** Sends the document as an e-mail attachment. */
export function SendDialog({ documents }: { documents: readonly ListedDocument[] }) {
  const { t } = useTranslation('documents')
  const opened = useHistoryState('openedDocumentTool')
  const { close } = useHistoryStateSwitch()
  const document = documents.find(({ id }) => id === opened)
  if (!document) return null
  const dismiss = () => close('openedDocumentTool')
  return (
    <AppDialog isOpen title={t('send.title')} onClose={dismiss}>
      <SendForm document={document} onDone={dismiss} />
    </AppDialog>
  )
}

function SendForm({ document, onDone }: { document: ListedDocument; onDone: () => void }) {
  const { t } = useTranslation('documents')
  const user = useUser()
  const send = useSendDocument()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: user?.email ?? '' } })
  const wrong = formState.errors.email?.message
  const submit = handleSubmit(({ email }) =>
    send.mutate(
      { id: document.id, email: email.trim() },
      {
        onSuccess: () => {
          showMessage({ text: t('send.sent', { email: email.trim() }), kind: 'success' })
          onDone()
        },
      },
    ),
  )
  return (
    <DialogForm
      onSubmit={(event) => void submit(event)}
      submit={t('send.do')}
      isPending={send.isPending}
      error={send.error instanceof ApiError ? send.error.message : undefined}
    >
      <Typography variant="body2" color="textSecondary">
        {t('name', { type: t(`types.${document.type}`), number: document.number })}
      </Typography>
      <TextField
        {...register('email', { validate: (email) => /^\S+@\S+\.\S+$/.test(email.trim()) || t('send.wrong') })}
        type="email"
        autoComplete="email"
        autoFocus
        label={t('send.email')}
        error={Boolean(wrong)}
        helperText={wrong}
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
    </DialogForm>
  )
}
