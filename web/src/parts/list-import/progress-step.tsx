import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ImportJob } from '@vitrina/contract/list-import/import-jobs'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useCancelImport } from './list-import.api.ts'

/** The list is read and its lines are looked up; the page may be left meanwhile. */
export function ProgressStep({ job }: { job: ImportJob }) {
  const { t } = useTranslation('list-import')
  const cancel = useCancelImport(job.id)
  const { done, total } = job.progress
  const isReading = job.state === 'reading'
  const told = isReading ? t('progress.reading') : t('progress.matching', { done, total })
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 6, maxWidth: 560, mx: 'auto' }}>
      <Typography role="status">{told}</Typography>
      <LinearProgress aria-label={told} {...(isReading || total === 0 ? {} : { variant: 'determinate', value: (done / total) * 100 })} />
      <Typography variant="body2" color="textSecondary">
        {t('progress.hint')}
      </Typography>
      <Button sx={{ justifySelf: 'start' }} color="inherit" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('progress.cancel')}
      </Button>
    </Box>
  )
}
