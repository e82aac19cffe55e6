import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { mdiPackageVariantClosedCheck } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { returnStates } from '@vitrina/contract/returns/returns.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { deskReturnsQuery } from './returns.api.ts'
import { ReturnCard } from './return-card.tsx'

const states = ['open', ...returnStates] as const
type State = (typeof states)[number]

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 3,
  '& > li': { px: 4, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
} as const

const addressOf = ({ state, page }: { state: State; page: number }): string => {
  const query = new URLSearchParams({ ...(state !== 'open' && { state }), ...(page > 1 && { page: String(page) }) }).toString()
  return query ? `${deskPaths.returns}?${query}` : deskPaths.returns
}

/** Return requests of all orders, oldest first. */
export function ReturnsPage() {
  const { t } = useTranslation(['desk', 'orders', 'back-office'])
  const search = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const state = states.find((one) => one === search.state) ?? 'open'
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const { data, error, refetch, isPlaceholderData } = useQuery(deskReturnsQuery({ state, page }))

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page title={t('returns.title')} nav={<BackOfficeNav open="returns" />} width={1120}>
      <QueueTabs
        label={t('returns.states')}
        chosen={state}
        queues={states.map((one) => ({
          key: one,
          title: one === 'open' ? t('returns.open') : t(`returns.stateNames.${one}`),
          address: addressOf({ state: one, page: 1 }),
          count: undefined,
        }))}
      />
      {!data && <Skeleton variant="rounded" height={300} role="status" aria-label={t('returns.loading')} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length === 0 && <Nothing state={state} />}
          <Box component="ul" sx={list}>
            {data.items.map(({ order, company, lines, ...one }) => (
              <ReturnCard key={one.id} one={one} lines={lines} from={{ order, company }} />
            ))}
          </Box>
          <ListPages
            label={t('back-office:pages')}
            page={page}
            count={data.meta.pageCount}
            addressOf={(next) => addressOf({ state, page: next })}
          />
        </Box>
      )}
    </Page>
  )
}

function Nothing({ state }: { state: State }) {
  const { t } = useTranslation('desk')
  const why = state === 'open' ? 'open' : 'none'
  const texts = { title: t(`returns.empty.${why}.title`), text: t(`returns.empty.${why}.text`), action: t(`returns.empty.${why}.action`) }
  return <ListEmpty icon={mdiPackageVariantClosedCheck} texts={texts} href={why === 'open' ? deskPaths.orders : deskPaths.returns} />
}
