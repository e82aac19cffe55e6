import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiFolderZipOutline } from '@mdi/js'
import { MAX_ARCHIVED_DOCUMENTS } from '@vitrina/contract/documents.rules'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'
import { saveLink } from '#ui/save-link.ts'
import { useArchive } from './documents.api.ts'

/** One archive of many papers. */
export function SelectionBar({ ids, onClear }: { ids: number[]; onClear: () => void }) {
  const { t } = useTranslation('documents')
  const archive = useArchive()
  const keep = (format: 'pdf' | 'xlsx') => archive.mutate({ ids, format }, { onSuccess: ({ path }) => saveLink(path) })
  return (
    <Paper
      elevation={4}
      role="region"
      aria-label={t('selection.label')}
      sx={{
        position: 'sticky',
        bottom: 12,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mt: 4,
        px: 4,
        py: 2,
        // Room for the support button.
        mr: { xs: 14, lg: 20 },
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" role="status">
        {t('selection.count', { count: ids.length, most: MAX_ARCHIVED_DOCUMENTS })}
      </Typography>
      {(['pdf', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          variant={format === 'pdf' ? 'contained' : 'outlined'}
          loading={archive.isPending && archive.variables.format === format}
          disabled={archive.isPending}
          startIcon={<Icon path={mdiFolderZipOutline} fontSize="small" />}
          onClick={() => keep(format)}
        >
          {t('selection.zip', { format: format.toUpperCase() })}
        </Button>
      ))}
      <Button size="small" color="inherit" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </Paper>
  )
}
