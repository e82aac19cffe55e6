import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { mdiChevronLeft } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { Entry, PurchasingLine } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { listAddress } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { CommentsSection } from './comments-section.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryHead } from './entry-head.tsx'
import { stateTones } from './entry-marks.tsx'
import { LineCards } from './line-cards.tsx'
import { LinesTable } from './lines-table.tsx'
import { EntryMissing, NoCompany, NoGuests } from './no-entry.tsx'
import { OrdersSection } from './orders-section.tsx'
import { entryQuery } from './purchasing.api.ts'
import { type LineFilter, lineFilters, readLineFilter } from './purchasing.params.ts'
import { useEntryChange } from './use-entry-change.ts'

/** M-06: one need with its lines, orders and comments. */
export function PurchasingEntryPage({ id }: { id: string }) {
  const user = useUser()
  if (!user) return <NoGuests />
  if (!user.companyName) return <NoCompany />
  if (!/^[1-9]\d{0,8}$/.test(id)) return <EntryMissing />
  return <Loaded key={id} id={Number(id)} />
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(entryQuery(id))
  if (error instanceof ApiError && error.code === 'purchasing.not-found') return <EntryMissing />
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page>
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="text" width={320} height={40} />
          <Skeleton variant="rounded" height={480} />
        </Box>
      </Page>
    )
  return <Opened entry={data} />
}

const isShown = (filter: LineFilter) => (line: PurchasingLine) => {
  if (filter === 'short') return line.short > 0
  return filter === 'all' || line.isLate
}

function Opened({ entry }: { entry: Entry }) {
  const { t } = useTranslation('purchasing')
  const isDesktop = useDesktop()
  const filter = readLineFilter(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const edit = useEntryChange(entry)
  useDocumentTitle(entry.name)
  const addressOf = (show: LineFilter) => listAddress(paths.purchasingEntry(entry.id), { page: 1, show: show === 'all' ? '' : show })
  const lines = entry.lines.filter(isShown(filter))
  const known = new Set(entry.lines.map(({ id }) => id))
  const marked = new Set([...chosen].filter((id) => known.has(id)))
  const choose = (ids: readonly string[], isOn: boolean) =>
    setChosen(isOn ? new Set([...marked, ...ids]) : new Set([...marked].filter((id) => !ids.includes(id))))
  const Lines = isDesktop ? LinesTable : LineCards
  return (
    <Page
      above={
        <Link
          component={Anchor}
          href={entry.status === 'archived' ? paths.purchasingArchive : paths.purchasing}
          sx={{ display: 'inline-flex', alignItems: 'center', mb: 2 }}
        >
          <Icon path={mdiChevronLeft} fontSize="small" />
          {t(entry.status === 'archived' ? 'views.archive' : 'title')}
        </Link>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, flex: '1 1 320px', minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {entry.name}
          </Typography>
          <ToneChip tone={stateTones[entry.state]} label={t(`states.${entry.state}`)} />
          {!entry.canWrite && <ToneChip tone="quiet" label={t('head.readOnly')} />}
        </Box>
        <EntryActions entry={entry} chosen={[...marked]} edit={edit} />
      </Box>
      <EntryHead entry={entry} lateAddress={addressOf('late')} />
      {entry.lines.length > 0 && (
        <ToggleButtonGroup exclusive size="small" color="primary" value={filter} aria-label={t('lines.show')} sx={{ mb: 3 }}>
          {lineFilters.map((one) => (
            <ToggleButton
              key={one}
              value={one}
              component={Anchor}
              href={addressOf(one)}
              role="link"
              aria-pressed={undefined}
              aria-current={one === filter ? 'true' : undefined}
              sx={{ textTransform: 'none', px: 3, minHeight: 36 }}
            >
              {t(`lines.filters.${one}`)} · {entry.lines.filter(isShown(one)).length}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {lines.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 6, textAlign: 'center' }}>
          {t(`lines.none.${filter}`)}
        </Typography>
      ) : (
        <Lines
          lines={lines}
          canEdit={entry.canEdit}
          chosen={marked}
          onChoose={choose}
          onAmount={(id, amount) => edit.change({ set: [{ id, amount }] })}
          onRemove={({ id }) => edit.change({ removed: [id] })}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mt: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <OrdersSection entry={entry} />
        <CommentsSection id={entry.id} canEdit={entry.canEdit} />
      </Box>
      {edit.conflict && (
        <ConflictDialog
          differences={edit.conflict.current.differences}
          isPending={edit.isPending}
          onKeep={edit.keepMine}
          onLeave={edit.takeTheirs}
        />
      )}
    </Page>
  )
}
