import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ImportDestination, ImportJob } from '@vitrina/contract/list-import/import-jobs'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { showMessage } from '#ui/messages.ts'
import { ColumnsStep } from './columns-step.tsx'
import { isUnderWay, jobQuery, useBegin } from './list-import.api.ts'
import { ProgressStep } from './progress-step.tsx'
import { type FinishProps, ReviewStep } from './review-step.tsx'
import { refusalOf, type SourceInput } from './source.rules.ts'
import { SourceStep } from './source-step.tsx'

type Props = {
  /** The import under way, as its address names it; null: a list is to be given first. */
  jobId: string | null
  onJob: (id: string | null) => void
  destination: ImportDestination
  /** Pasted or dropped on the page already: read at once. */
  initial?: SourceInput | undefined
  /** The buttons that put the lines where they go. */
  renderFinish: (props: FinishProps) => ReactNode
}

/** Any list becomes lines with products: source, columns where they are not clear, review; one wizard for the cart and for specifications. */
export function ListImportWizard({ jobId, onJob, destination, initial, renderFinish }: Props) {
  const { t } = useTranslation('list-import')
  const begin = useBegin(destination)
  const start = (source: SourceInput) => {
    const refusal = refusalOf(source)
    if (refusal) showMessage({ text: t(`source.${refusal.reason}`, refusal), kind: 'error' })
    else begin.mutate(source, { onSuccess: ({ id }) => onJob(id) })
  }
  const startInitial = useEffectEvent(() => {
    if (initial && jobId === null) start(initial)
  })
  useEffect(() => startInitial(), [])
  if (jobId === null)
    return (
      <SourceStep
        initialText={initial && 'text' in initial ? initial.text : ''}
        isPending={begin.isPending}
        onRead={start}
        onResume={onJob}
      />
    )
  return <ImportUnderWay key={jobId} id={jobId} onLeave={() => onJob(null)} renderFinish={renderFinish} />
}

type UnderWayProps = { id: string; onLeave: () => void; renderFinish: Props['renderFinish'] }

function ImportUnderWay({ id, onLeave, renderFinish }: UnderWayProps) {
  const { t } = useTranslation('list-import')
  const { data: job, error, refetch } = useQuery(jobQuery(id))
  const [isMapping, setIsMapping] = useState(false)
  if (!job && error)
    return (
      <>
        <ErrorView error={error} onRetry={() => void refetch()} />
        <Button onClick={onLeave}>{t('another')}</Button>
      </>
    )
  if (!job) return <Skeleton variant="rounded" height={280} />
  if (isUnderWay(job)) return <ProgressStep job={job} />
  if (job.state === 'mapping' || isMapping)
    return (
      <ColumnsStep job={job} onLeave={job.state === 'mapping' ? onLeave : () => setIsMapping(false)} onMapped={() => setIsMapping(false)} />
    )
  if (job.state === 'review') return <ReviewStep job={job} onMap={() => setIsMapping(true)} onLeave={onLeave} renderFinish={renderFinish} />
  return <Ended job={job} onLeave={onLeave} />
}

/** Failed, cancelled or taken already. */
function Ended({ job, onLeave }: { job: ImportJob; onLeave: () => void }) {
  const { t } = useTranslation('list-import')
  const isDone = job.state === 'done'
  return (
    <Alert
      severity={job.state === 'failed' ? 'error' : isDone ? 'success' : 'info'}
      action={
        <Button color="inherit" onClick={onLeave}>
          {t('another')}
        </Button>
      }
    >
      {job.message ?? (isDone ? t(`ended.done.${job.takenInto?.type ?? job.destination}`) : t('ended.cancelled'))}
    </Alert>
  )
}
