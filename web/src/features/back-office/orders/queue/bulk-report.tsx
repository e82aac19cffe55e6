import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ReportLine } from './queue.api.ts'

const isFine = ({ result }: ReportLine) => result === 'done' || result === 'already'

/** The result for each order; those that were refused come first. */
export function BulkReport({ lines, onClose }: { lines: readonly ReportLine[]; onClose: () => void }) {
  const { t } = useTranslation('desk')
  const sorted = lines.toSorted((one, other) => Number(isFine(one)) - Number(isFine(other)))
  return (
    <AppDialog
      isOpen
      title={t('bulk.report', { done: lines.filter(isFine).length, total: lines.length })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('bulk.close')}</Button>}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {sorted.map((line) => (
          <Box component="li" key={line.id} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <Icon
              path={isFine(line) ? mdiCheckCircleOutline : mdiAlertCircleOutline}
              sx={{ fontSize: 20, color: isFine(line) ? 'success.main' : 'warning.dark' }}
            />
            <Box sx={{ minWidth: 0 }}>
              <Link href={deskPaths.order(line.id)} target="_blank" rel="noopener">
                {line.number || line.id}
              </Link>
              {': '}
              {t(`bulk.results.${line.result}`)}
              {line.message && ` — ${line.message}`}
            </Box>
          </Box>
        ))}
      </Box>
    </AppDialog>
  )
}
