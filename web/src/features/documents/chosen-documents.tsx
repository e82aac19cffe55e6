import Button from '@mui/material/Button'
import { mdiFolderZipOutline } from '@mdi/js'
import { MAX_ARCHIVED_DOCUMENTS } from '@vitrina/contract/documents/documents.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { saveLink } from '#ui/save-link.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { useArchive } from './documents.api.ts'

/** Downloads the chosen documents as one archive. */
export function ChosenDocuments({ ids, onClear }: { ids: number[]; onClear: () => void }) {
  const { t } = useTranslation('documents')
  const archive = useArchive()
  const download = (format: 'pdf' | 'xlsx') => archive.mutate({ ids, format }, { onSuccess: ({ path }) => saveLink(path) })
  const texts = {
    label: t('selection.label'),
    count: t('selection.count', { count: ids.length, most: MAX_ARCHIVED_DOCUMENTS }),
    clear: t('selection.clear'),
  }
  return (
    <SelectionBar texts={texts} onClear={onClear}>
      {(['pdf', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          variant={format === 'pdf' ? 'contained' : 'outlined'}
          loading={archive.isPending && archive.variables.format === format}
          disabled={archive.isPending}
          startIcon={<Icon path={mdiFolderZipOutline} fontSize="small" />}
          onClick={() => download(format)}
        >
          {t('selection.zip', { format: format.toUpperCase() })}
        </Button>
      ))}
    </SelectionBar>
  )
}
