import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { mdiClipboardListOutline, mdiFilterOffOutline, mdiPlus } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { canPlanPurchases } from '@vitrina/contract/roles/roles.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { ArchivedList } from './archived-list.tsx'
import { BoardCalendar } from './board-calendar.tsx'
import { BoardColumns } from './board-columns.tsx'
import { monthBounds } from './calendar.rules.ts'
import { CreateEntryDialog } from './entry-dialog.tsx'
import { NoCompany, NoGuests } from './no-entry.tsx'
import { boardQuery, colleaguesQuery } from './purchasing.api.ts'
import { boardAddress, type BoardParams, type BoardView, boardViews, MAX_KEYWORD, readBoardParams, viewPaths } from './purchasing.params.ts'
import { RemoveArchivedEntries, RemovedEntries } from './removed-entries.tsx'

/** M-06: the company's needs by their state, by day, and the archive. */
export function PurchasingPage({ view }: { view: BoardView }) {
  const user = useUser()
  if (!user) return <NoGuests />
  if (!user.companyName) return <NoCompany />
  return <Board key={view} view={view} />
}

function Board({ view }: { view: BoardView }) {
  const { t } = useTranslation('purchasing')
  const params = readBoardParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const month = params.month || sellerToday().slice(0, 7)
  const { data, error, refetch, isPlaceholderData } = useQuery(
    boardQuery({
      status: view === 'archive' ? 'archived' : 'active',
      keyword: params.q,
      ...(params.who && { responsibleId: Number(params.who) }),
      ...(view === 'calendar' ? monthBounds(month) : { page: params.page }),
    }),
  )
  const canEdit = canPlanPurchases(useUser()?.companyRole)
  const [isCreating, setCreating] = useState(false)
  const addressOf = (changed: Partial<BoardParams>) => boardAddress(view, { ...params, page: 1, ...changed })
  const isFiltered = params.q !== '' || params.who !== ''

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={t('title')}
      actions={
        canEdit && (
          <Button variant="contained" startIcon={<Icon path={mdiPlus} fontSize="small" />} onClick={() => setCreating(true)}>
            {t('create.open')}
          </Button>
        )
      }
    >
      <RemovedEntries />
      <Toolbar view={view} params={params} addressOf={addressOf}>
        {data && data.items.length > 0 && (
          <Typography variant="body2" color="textSecondary" role="status">
            {t('found', { count: data.meta.totalCount })}
          </Typography>
        )}
        {view === 'archive' && canEdit && !isFiltered && data && data.meta.totalCount > 0 && (
          <RemoveArchivedEntries count={data.meta.totalCount} />
        )}
      </Toolbar>
      {!data && <ListSkeleton rowHeight={64} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {view === 'calendar' && (
            <>
              <BoardCalendar month={month} rows={data.items} canEdit={canEdit} addressOf={(next) => addressOf({ month: next })} />
              {data.meta.pageCount > 1 && (
                <Typography color="textSecondary" sx={{ mt: 3 }}>
                  {t('calendar.onlyFirst', { count: data.items.length })}
                </Typography>
              )}
            </>
          )}
          {view !== 'calendar' && data.items.length === 0 && (
            <Empty view={view} isFiltered={isFiltered} {...(canEdit && { onCreate: () => setCreating(true) })} />
          )}
          {view === 'board' && data.items.length > 0 && <BoardColumns rows={data.items} canEdit={canEdit} />}
          {view === 'archive' && data.items.length > 0 && <ArchivedList rows={data.items} canEdit={canEdit} />}
          {view !== 'calendar' && (
            <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
          )}
        </Box>
      )}
      {isCreating && <CreateEntryDialog onClose={() => setCreating(false)} />}
    </Page>
  )
}

type ToolbarProps = {
  view: BoardView
  params: BoardParams
  addressOf: (changed: Partial<BoardParams>) => string
  children: React.ReactNode
}

function Toolbar({ view, params, addressOf, children }: ToolbarProps) {
  const { t } = useTranslation('purchasing')
  const navigate = useNavigate()
  const { data: members } = useQuery(colleaguesQuery)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
      <ToggleButtonGroup exclusive size="small" color="primary" value={view} aria-label={t('views.label')}>
        {boardViews.map((one) => (
          <ToggleButton
            key={one}
            value={one}
            component={Anchor}
            href={viewPaths[one]}
            role="link"
            aria-pressed={undefined}
            aria-current={one === view ? 'page' : undefined}
            sx={{ textTransform: 'none', px: 3, minHeight: 36 }}
          >
            {t(`views.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SearchForm
        texts={{ label: t('search.label'), placeholder: t('search.placeholder'), find: t('search.find') }}
        q={params.q}
        maxLength={MAX_KEYWORD}
        addressOf={(q) => addressOf({ q })}
      />
      <Box sx={{ flex: '0 1 220px', minWidth: 160, '& > *': { width: '100%' } }}>
        <ChoiceField
          label={t('filters.who')}
          any={t('filters.anyone')}
          all={(members?.items ?? []).map(({ id, name }) => ({ id, text: name }))}
          chosen={params.who}
          onChange={(who) => void navigate({ href: addressOf({ who }) })}
        />
      </Box>
      {children}
    </Box>
  )
}

function Empty({ view, isFiltered, onCreate }: { view: 'board' | 'archive' | 'calendar'; isFiltered: boolean; onCreate?: () => void }) {
  const { t } = useTranslation('purchasing')
  if (isFiltered)
    return (
      <ListEmpty
        icon={mdiFilterOffOutline}
        texts={{ title: t('empty.filtered.title'), text: t('empty.filtered.text'), action: t('empty.filtered.action') }}
        href={viewPaths[view]}
      />
    )
  const kind = view === 'archive' ? 'archive' : 'board'
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: 12, textAlign: 'center' }}>
      <Icon path={mdiClipboardListOutline} sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h2">{t(`empty.${kind}.title`)}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {t(`empty.${kind}.text`)}
      </Typography>
      {kind === 'board' && onCreate && (
        <Button variant="contained" startIcon={<Icon path={mdiPlus} fontSize="small" />} onClick={onCreate}>
          {t('create.open')}
        </Button>
      )}
    </Box>
  )
}
