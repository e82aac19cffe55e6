import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { dropConfirm, type Question } from './confirm.ts'
import { AppDialog } from './dialog.tsx'

/** Asks, stays busy while the action runs, and stays open when it fails, so that the person may try again. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)
  const cancel = () => {
    dropConfirm()
    question.onCancel?.()
  }
  const confirm = async () => {
    setPending(true)
    try {
      await question.run()
      dropConfirm()
    } finally {
      setPending(false)
    }
  }
  return (
    <AppDialog
      isOpen
      isSmall
      isBusy={isPending}
      title={question.title}
      onClose={cancel}
      actions={
        <>
          <Button color="inherit" onClick={cancel} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button
            variant="contained"
            color={question.isDangerous ? 'error' : 'primary'}
            loading={isPending}
            onClick={() => void confirm().catch(() => undefined)}
          >
            {question.confirm}
          </Button>
        </>
      }
    >
      {question.text && <Typography color="textSecondary">{question.text}</Typography>}
    </AppDialog>
  )
}
