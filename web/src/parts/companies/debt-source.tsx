import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'

/** The external statement a debt includes besides the store's own documents, and its day. */
export function DebtSource({ statement }: { statement: { source: string; asOf: string } | null }) {
  const { t } = useTranslation('companies')
  if (!statement) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
      {t('figures.statement', { source: statement.source, date: formatDate(statement.asOf) })}
    </Typography>
  )
}
