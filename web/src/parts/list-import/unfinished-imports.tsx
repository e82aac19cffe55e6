import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { openJobsQuery } from './list-import.api.ts'

const MOST_SHOWN = 3

/** Lists that were left before their end: a closed tab loses nothing. */
export function UnfinishedImports({ onResume }: { onResume: (id: string) => void }) {
  const { t } = useTranslation('list-import')
  const { data } = useQuery(openJobsQuery)
  const jobs = data?.items.slice(0, MOST_SHOWN) ?? []
  if (jobs.length === 0) return null
  return (
    <Alert severity="info" icon={false}>
      {t('unfinished.title')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {jobs.map((job) => (
          <Button key={job.id} size="small" onClick={() => onResume(job.id)}>
            {t('unfinished.resume', {
              name: job.fileName || t('unfinished.text'),
              count: job.progress.total,
            })}
          </Button>
        ))}
      </Box>
    </Alert>
  )
}
