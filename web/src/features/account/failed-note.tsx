import Button from '@mui/material/Button'
import { mdiAlertCircleOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { EmptyNote } from './empty-note.tsx'

type Props = { error: Error; onRetry: () => void }

/** One part of a screen that failed to load; the others stay. */
export function FailedNote({ error, onRetry }: Props) {
  const { t } = useTranslation('account')
  return (
    <EmptyNote
      isQuiet
      icon={mdiAlertCircleOutline}
      title={t('notLoaded')}
      text={error.message}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      }
    />
  )
}
