import Alert from '@mui/material/Alert'
import { ApiError } from '#api/api-error.ts'
import { i18n } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.tsx'

/** The server's refusal in its own words, beside the button that asked. */
export function ErrorNote({ error }: { error: unknown }) {
  const { t } = useTranslation('goods-import')
  if (!error) return null
  const isOffline = error instanceof ApiError && error.status === 0
  const told = error instanceof ApiError && error.message ? error.message : t('failed')
  return <Alert severity="error">{isOffline ? i18n.t('errors:network.message') : told}</Alert>
}
