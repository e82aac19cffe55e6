import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { GoodsImport } from '@vitrina/contract/goods-import/goods-import'
import Link from '@mui/material/Link'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { importQuery } from './goods-import.api.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportSteps } from './import-steps.tsx'
import { isUnderWay, toneOf } from './import-states.rules.ts'
import { MappingForm } from './mapping-form.tsx'

/** One import: columns, what would change, how far it is, what became of it. */
export function GoodsImportPage({ id }: { id: string }) {
  const { t } = useTranslation('goods-import')
  const { data, error, refetch } = useQuery(importQuery(Number(id)))
  return (
    <Page
      title={data ? t('one.title', { id: data.id }) : t('title')}
      nav={<BackOfficeNav open="import" />}
      actions={data && <ToneChip tone={toneOf[data.state]} label={t(`states.${data.state}`)} />}
    >
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rowHeight={88} />}
      {data && <OpenImport opened={data} />}
    </Page>
  )
}

function OpenImport({ opened }: { opened: GoodsImport }) {
  const { t } = useTranslation('goods-import')
  const { state, fileName, author, createdAt } = opened
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={Anchor} underline="always" href={deskPaths.imports}>
          {t('one.all')}
        </Link>
        {` · ${[fileName, formatMoment(createdAt), author].filter(Boolean).join(' · ')}`}
      </Typography>
      {isUnderWay(state) && <Progress opened={opened} />}
      {!isUnderWay(state) && state !== 'mapping' && <ImportOutcome opened={opened} />}
      <ImportSteps opened={opened} />
      {(state === 'mapping' || state === 'checked' || state === 'failed') && <MappingForm key={opened.id} opened={opened} />}
    </Box>
  )
}

function Progress({ opened: { state, progress, summary, addedReferences } }: { opened: GoodsImport }) {
  const { t } = useTranslation('goods-import')
  const number = useNumber()
  // While a file is read its length is not known.
  const percent = state === 'checking' || progress.total === 0 ? null : Math.min(100, Math.round((progress.done / progress.total) * 100))
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <Typography>
        {t(`progress.${state}`)}{' '}
        {percent === null
          ? t('progress.rows', { done: number(progress.done) })
          : t('progress.of', { done: number(progress.done), total: number(progress.total), percent })}
      </Typography>
      <LinearProgress {...(percent === null ? {} : { variant: 'determinate', value: percent })} aria-label={t(`progress.${state}`)} />
      {state === 'running' && addedReferences > 0 && (
        <Typography variant="body2">{t('progress.references', { count: addedReferences })}</Typography>
      )}
      {state === 'running' && summary?.pictures && summary.pictures.wanted > 0 && (
        <Typography variant="body2">
          {t('progress.pictures', {
            done: number(summary.pictures.added + summary.pictures.failed),
            total: number(summary.pictures.wanted),
          })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('progress.hint')}
      </Typography>
    </Box>
  )
}
