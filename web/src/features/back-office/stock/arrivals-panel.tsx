import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { mdiTruckDeliveryOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { overpromisedOf } from '@vitrina/contract/fulfilment/stock.rules'
import { takesGoods } from '@vitrina/contract/fulfilment/warehouses.rules'
import type { DeskArrival } from '@vitrina/contract/promise/arrivals-desk'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { ArrivalDialog } from './arrival-dialog.tsx'
import { CancelArrivalDialog } from './cancel-arrival-dialog.tsx'
import { ReceiveArrivalDialog } from './receive-arrival-dialog.tsx'
import { arrivalsQuery } from './stock.api.ts'
import { StockFilters } from './stock-filters.tsx'
import { isStockFiltered, noStockFilters, type StockParams, stockAddress } from './stock.params.ts'

/** Goods on their way from suppliers, earliest first. */
export function ArrivalsPanel({ params }: { params: StockParams }) {
  const { t } = useTranslation('stock-desk')
  const { data, error, refetch, isPlaceholderData } = useQuery(arrivalsQuery(params))
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [cancelled, setCancelled] = useState<DeskArrival | null>(null)
  const [received, setReceived] = useState<DeskArrival | null>(null)
  const mayReceive = may(useUser()?.Group, 'fulfilment')
  const addressOf = (changed: Partial<StockParams>) => stockAddress({ ...params, page: 1, ...changed })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const isNarrowed = isStockFiltered(params)
  return (
    <>
      <StockFilters params={params} addressOf={addressOf} />
      <Button variant="contained" onClick={() => setEdited('new')} sx={{ mb: 3 }}>
        {t('arrivals.add')}
      </Button>
      {!data && <ListSkeleton rowHeight={64} />}
      {data && data.items.length === 0 && isNarrowed && (
        <ListEmpty
          icon={mdiTruckDeliveryOutline}
          texts={{ title: t('arrivals.nothing'), text: t('nothing.text'), action: t('filters.clear') }}
          href={addressOf(noStockFilters)}
        />
      )}
      {data && data.items.length === 0 && !isNarrowed && (
        <Typography role="status" color="textSecondary">
          {t('arrivals.empty')}
        </Typography>
      )}
      {data && data.items.length > 0 && (
        <Box component="ul" aria-label={t('tabs.arrivals')} sx={{ m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.map((arrival) => (
            <ArrivalRow
              key={arrival.id}
              arrival={arrival}
              onReceive={mayReceive ? () => setReceived(arrival) : null}
              onChange={() => setEdited(arrival.id)}
              onCancel={() => setCancelled(arrival)}
            />
          ))}
        </Box>
      )}
      {data && (
        <ListPages label={t('pages')} page={data.meta.currentPage} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
      )}
      {edited !== null && <ArrivalDialog arrival={data?.items.find(({ id }) => id === edited) ?? null} onClose={() => setEdited(null)} />}
      {received && <ReceiveArrivalDialog arrival={received} onClose={() => setReceived(null)} />}
      {cancelled && <CancelArrivalDialog arrival={cancelled} onClose={() => setCancelled(null)} />}
    </>
  )
}

type RowProps = { arrival: DeskArrival; onReceive: (() => void) | null; onChange: () => void; onCancel: () => void }

function ArrivalRow({ arrival, onReceive, onChange, onCancel }: RowProps) {
  const { t } = useTranslation('stock-desk')
  const number = useNumber()
  const { product, warehouse, quantity, expectedOn, source, promised, orders } = arrival
  const over = overpromisedOf(arrival)
  const named = { article: product.article, day: formatDate(expectedOn) }
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {product.name}
        <Typography variant="body2" color="textSecondary">
          {[product.article, warehouse.name, source].filter(Boolean).join(' · ')}
        </Typography>
        {!takesGoods(warehouse) && <Chip size="small" color="warning" variant="outlined" label={t('arrivals.off')} sx={{ mt: 1 }} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <b>{formatDate(expectedOn)}</b>
        {expectedOn < sellerToday() && <Chip size="small" color="warning" variant="outlined" label={t('needs.overdue')} />}
      </Box>
      <Box>
        {number(quantity)} {product.unit.name}
        <Typography variant="body2" component="div" color="textSecondary">
          {promised > 0 ? t('arrivals.promised', { amount: number(promised) }) : t('arrivals.free')}{' '}
          {orders.map(({ id, number: orderNumber }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Anchor href={deskPaths.order(id)}>{orderNumber}</Anchor>
            </span>
          ))}
        </Typography>
        {over > 0 && (
          <Typography variant="body2" color="error">
            {t('arrivals.over', { amount: number(over) })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {onReceive && (
          <Button size="small" variant="outlined" aria-label={t('arrivals.receiveNamed', named)} onClick={onReceive}>
            {t('arrivals.receive')}
          </Button>
        )}
        <Button size="small" aria-label={t('arrivals.changeNamed', named)} onClick={onChange}>
          {t('change')}
        </Button>
        <Button size="small" color="error" aria-label={t('arrivals.cancelNamed', named)} onClick={onCancel}>
          {t('arrivals.cancel')}
        </Button>
      </Box>
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(140px, 1fr) minmax(180px, 2fr) auto' },
  alignItems: 'center',
  gap: 2,
  py: 2.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const
