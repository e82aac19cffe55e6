import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import type { ImportJob, ImportLine } from '@vitrina/contract/list-import/import-jobs'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { LineDetail } from './line-detail.tsx'
import { linesQuery, useMakeCustomProducts } from './list-import.api.ts'
import { countStates, type LineState, stateOf } from './review.rules.ts'
import { ReviewRows } from './review-rows.tsx'
import { StateFilter } from './state-filter.tsx'
import { useReview } from './use-review.ts'

/** Counts for the end of the review: lines with a product, and lines that are still words. */
export type FinishProps = { importId: string; readyCount: number; rawCount: number }

type Props = { job: ImportJob; onMap: () => void; onLeave: () => void; renderFinish: (props: FinishProps) => ReactNode }

/** Every line with what was found for it; the whole of it can be gone through by the keyboard. */
export function ReviewStep({ job, onMap, onLeave, renderFinish }: Props) {
  const { data, error, refetch } = useQuery(linesQuery(job.id))
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={420} />
  return <Review job={job} lines={data.items} onMap={onMap} onLeave={onLeave} renderFinish={renderFinish} />
}

function Review({ job, lines, onMap, onLeave, renderFinish }: Props & { lines: ImportLine[] }) {
  const { t } = useTranslation('list-import')
  const isTable = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), { noSsr: true })
  const [only, setOnly] = useState<LineState | null>(null)
  const counts = countStates(lines)
  const shown = only === null || counts[only] === 0 ? lines : lines.filter((line) => stateOf(line) === only)
  const review = useReview(job.id, { lines: shown, all: lines, isTable })
  const detail = review.active && <LineDetail key={review.active.position} line={review.active} review={review} isInRow={!isTable} />
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {job.message && <Alert severity="warning">{job.message}</Alert>}
      {job.remarks.map((remark) => (
        <Alert key={remark} severity="info">
          {remark}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <StateFilter counts={counts} total={lines.length} only={only} onChange={setOnly} />
        <MakeOwn jobId={job.id} lines={lines} />
        <Box sx={{ flexGrow: 1 }} />
        <Button color="inherit" size="small" onClick={onMap}>
          {t('review.columns')}
        </Button>
        <Button color="inherit" size="small" onClick={onLeave}>
          {t('another')}
        </Button>
      </Box>
      <ReviewRows lines={shown} review={review} detail={isTable ? null : detail} />
      <Box
        sx={{
          position: 'sticky',
          // Over the tabs of a phone.
          bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
          zIndex: 2,
          display: 'grid',
          gap: 2,
          py: 2,
          // Room for the support button; a dialog covers it, and the tabs too.
          pr: { xs: 14, lg: 16 },
          '[role=dialog] &': { bottom: 0, pr: 0 },
          bgcolor: 'background.paper',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {isTable && detail}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'flex-end' }}>
          {isTable && (
            <Typography variant="caption" color="textSecondary" sx={{ flexGrow: 1 }}>
              {t('review.keys')}
            </Typography>
          )}
          {renderFinish({ importId: job.id, readyCount: counts.matched, rawCount: counts.review + counts.unmatched })}
        </Box>
      </Box>
    </Box>
  )
}

/** All lines that nothing was found for become own products by one press. */
function MakeOwn({ jobId, lines }: { jobId: string; lines: readonly ImportLine[] }) {
  const { t } = useTranslation('list-import')
  const user = useUser()
  const make = useMakeCustomProducts(jobId)
  const left = lines.filter((line) => stateOf(line) === 'unmatched')
  if (!user || left.length === 0) return null
  return (
    <Button size="small" loading={make.isPending} onClick={() => make.mutate(left.map(({ position }) => position))}>
      {t('review.makeOwn', { count: left.length })}
    </Button>
  )
}
