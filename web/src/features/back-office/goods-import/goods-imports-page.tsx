import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { GoodsImportHead } from '@vitrina/contract/goods-import/goods-import'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { listAddress, pageOf } from '#lib/list-params.ts'
import { parseSearch } from '#lib/search-string.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { CardList, ListCard } from '#ui/list-card.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { importsQuery } from './goods-import.api.ts'
import { changedValues, toneOf } from './import-states.rules.ts'
import { ScheduleList } from './schedule-list.tsx'
import { UploadBox } from './upload-box.tsx'

/** Loading goods, prices and stock from files, and what was loaded before. */
export function GoodsImportsPage() {
  const { t } = useTranslation('goods-import')
  const page = pageOf(parseSearch(useLocation({ select: (location) => location.searchStr })).page)
  const { data, error, refetch } = useQuery(importsQuery(page))
  return (
    <Page title={t('title')} nav={<BackOfficeNav open="import" />}>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 880 }}>
        {t('purpose')}
      </Typography>
      <UploadBox />
      <ScheduleList />
      <Typography variant="h2" sx={{ mt: 6, mb: 3 }}>
        {t('history.title')}
      </Typography>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rowHeight={88} />}
      {data?.items.length === 0 && <Typography color="textSecondary">{t('history.empty')}</Typography>}
      {data && data.items.length > 0 && (
        <>
          <CardList>
            {data.items.map((one) => (
              <ImportCard key={one.id} loaded={one} />
            ))}
          </CardList>
          <ListPages
            label={t('history.pages')}
            page={page}
            count={data.meta.pageCount}
            addressOf={(next) => listAddress(deskPaths.imports, { page: next })}
          />
        </>
      )}
    </Page>
  )
}

function ImportCard({ loaded }: { loaded: GoodsImportHead }) {
  const { t } = useTranslation('goods-import')
  const { id, fileName, state, targets, author, createdAt, summary, scheduleId } = loaded
  const changed = summary && changedValues(summary)
  return (
    <ListCard isChosen={false}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Link
          component={Anchor}
          href={deskPaths.import(id)}
          sx={{ flexGrow: 1, fontWeight: 600, overflowWrap: 'anywhere', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {t('history.name', { id, fileName })}
        </Link>
        <ToneChip tone={toneOf[state]} label={t(`states.${state}`)} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[
          targets.map((target) => t(`targets.${target}`)).join(', '),
          changed !== null && state !== 'checked' && t('history.changed', { count: changed }),
          summary && summary.refused > 0 && t('history.refused', { count: summary.refused }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[formatMoment(createdAt), author, scheduleId !== null && t('history.scheduled')].filter(Boolean).join(' · ')}
      </Typography>
    </ListCard>
  )
}
