import Alert from '@mui/material/Alert'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'

/** The server's refusal in its own words, beside the button that asked. */
export function ErrorNote({ error }: { error: unknown }) {
  const { t } = useTranslation('goods-import')
  if (!error) return null
  return <Alert severity="error">{error instanceof ApiError && error.message ? error.message : t('failed')}</Alert>
}
