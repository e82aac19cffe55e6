import Button from '@mui/material/Button'
import {
  mdiAccountLockOutline,
  mdiAlertCircleOutline,
  mdiCloudOffOutline,
  mdiFileHidden,
  mdiLockOutline,
  mdiPuzzleOutline,
  mdiTimerSand,
} from '@mdi/js'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { ErrorScreen, type Failure, reload, RetryButton } from './error-screens.tsx'
import { ChunkLoadError } from './lazy-chunk.tsx'

const failureOf = (error: unknown): Failure => {
  if (error instanceof ApiError) {
    return { status: error.status, name: error.code, message: error.message, ...(error.requestId && { requestId: error.requestId }) }
  }
  return error instanceof Error ? { name: error.name, message: error.message } : {}
}

type Props = { error: unknown; onRetry?: () => void }

/** Picks the error screen of the specification §2 for a thrown error. */
export function ErrorView({ error, onRetry = reload }: Props) {
  const { t } = useTranslation('errors')
  if (error instanceof ChunkLoadError) return <ChunkFailure error={error} />
  if (!(error instanceof ApiError)) return <TechnicalFailure failure={failureOf(error)} onRetry={onRetry} />
  if (error.status === 401) return <SignInNeeded />
  if (error.status === 403) return <ErrorScreen icon={mdiLockOutline} title={t('denied.title')} text={error.message || t('denied.text')} />
  if (error.status === 404) return <PageNotFound />
  if (error.status === 503) return <ServiceUnavailable onRetry={onRetry} />
  if (error.status === 0) return <NoConnection onRetry={onRetry} />
  return <TechnicalFailure failure={failureOf(error)} onRetry={onRetry} />
}

export function PageNotFound() {
  const { t } = useTranslation('errors')
  return (
    <ErrorScreen
      icon={mdiFileHidden}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <>
          <Button variant="contained" component={Link} to={paths.catalogue}>
            {t('notFound.catalogue')}
          </Button>
          <Button variant="outlined" component={Link} to={paths.home}>
            {t('notFound.home')}
          </Button>
        </>
      }
    />
  )
}

function ServiceUnavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'shell'])
  return (
    <ErrorScreen
      icon={mdiTimerSand}
      title={t('unavailable.title')}
      text={t('unavailable.text')}
      actions={<RetryButton onRetry={onRetry}>{t('shell:retry')}</RetryButton>}
    />
  )
}

function TechnicalFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation('errors')
  return (
    <ErrorScreen
      icon={mdiAlertCircleOutline}
      title={t('failure.title')}
      text={
        <>
          <p>{t('failure.text')}</p>
          <p>{t('failure.hint')}</p>
        </>
      }
      actions={<RetryButton onRetry={onRetry}>{t('failure.reload')}</RetryButton>}
      failure={failure}
    />
  )
}

function NoConnection({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'shell'])
  return (
    <ErrorScreen
      icon={mdiCloudOffOutline}
      title={t('network.title')}
      text={t('network.text')}
      actions={<RetryButton onRetry={onRetry}>{t('shell:retry')}</RetryButton>}
    />
  )
}

function ChunkFailure({ error }: { error: ChunkLoadError }) {
  const { t } = useTranslation(['errors', 'shell'])
  return (
    <ErrorScreen
      icon={mdiPuzzleOutline}
      title={t('chunk.title')}
      text={t('chunk.text')}
      actions={<RetryButton onRetry={reload}>{t('shell:retry')}</RetryButton>}
      failure={failureOf(error)}
    />
  )
}

/** Specification §2: 401 opens sign-in. The dialog is opened by the shell; this stays under it. */
function SignInNeeded() {
  const { t } = useTranslation('errors')
  const { open } = useHistoryStateSwitch()
  return (
    <ErrorScreen
      icon={mdiAccountLockOutline}
      title={t('signIn.title')}
      text={t('signIn.text')}
      actions={
        <Button variant="contained" onClick={() => void open({ openedAuth: 'signin' })}>
          {t('signIn.button')}
        </Button>
      }
    />
  )
}
