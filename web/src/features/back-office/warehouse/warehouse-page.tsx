import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiPackageVariantClosed } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { MAX_PICKED_ORDERS, warehouseQueues } from '@vitrina/contract/warehouse/warehouse.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { parseSearch } from '#lib/search-string.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { QueueTabs } from '#ui/queue-tabs.tsx'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { IssueDialog } from '../fulfilment/issue-dialog.tsx'
import { type Issuing, PickupScan } from './pickup-scan.tsx'
import { RouteSheetButton } from './route-sheet-button.tsx'
import { SentOffReport } from './sent-off.tsx'
import { useSendOff } from './use-send-off.ts'
import { warehouseQuery } from './warehouse.api.ts'
import {
  isWarehouseFiltered,
  noWarehouseFilters,
  pickingAddress,
  readWarehouseParams,
  type WarehouseParams,
  warehouseAddress,
} from './warehouse.params.ts'
import { WarehouseFilters } from './warehouse-filters.tsx'
import { WarehouseList } from './warehouse-list.tsx'

/** The day of a warehouse: what may leave now, what waits and for what. */
export function WarehousePage() {
  const { t } = useTranslation('stock-desk')
  const params = readWarehouseParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData } = useQuery(warehouseQuery(params))
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [issuing, setIssuing] = useState<Issuing | null>(null)
  const sending = useSendOff()
  const addressOf = (changed: Partial<WarehouseParams>) => warehouseAddress({ ...params, page: 1, ...changed })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  // Orders that have left the list are not pressed for any more.
  const chosen = (data?.items ?? []).filter(({ id }) => params.queue === 'ready' && ticked.has(id)).slice(0, MAX_PICKED_ORDERS)
  const unpicked = chosen.filter(({ pickedCount }) => pickedCount === 0).length
  return (
    <Page
      title={t('work.title')}
      nav={<BackOfficeNav open="warehouse" />}
      isTight
      actions={data && <RouteSheetButton warehouseId={data.warehouse.id} day={params.until || sellerToday()} />}
    >
      <QueueTabs
        label={t('work.queues.label')}
        chosen={params.queue}
        queues={warehouseQueues.map((queue) => ({
          key: queue,
          title: t(`work.queues.${queue}`),
          address: addressOf({ queue }),
          count: data?.counts[queue],
        }))}
      />
      {!data && <ListSkeleton rowHeight={48} />}
      {data && (
        <>
          <WarehouseFilters params={params} warehouse={data.warehouse.id} warehouses={data.warehouses} addressOf={addressOf} />
          {sending.sent && <SentOffReport sent={sending.sent} onPrintAgain={sending.printAgain} onClose={sending.close} />}
          {params.queue === 'pickup' && data.items.length > 0 && <PickupScan orders={data.items} onFound={setIssuing} />}
          <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
            {data.items.length === 0 ? (
              <Nothing params={params} addressOf={addressOf} />
            ) : (
              <WarehouseList
                orders={data.items}
                warehouseId={data.warehouse.id}
                chosen={new Set(chosen.map(({ id }) => id))}
                onChoose={params.queue === 'ready' ? setTicked : null}
                onIssue={(order, shipment) => setIssuing({ order, shipment, code: '' })}
              />
            )}
            <ListPages label={t('work.pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
          </Box>
          {chosen.length > 0 && (
            <SelectionBar
              isAtDesk
              texts={{
                label: t('work.chosen.label'),
                count: t('work.chosen.count', { count: chosen.length }),
                clear: t('work.chosen.clear'),
              }}
              onClear={() => setTicked(new Set())}
            >
              <Button
                variant="outlined"
                component={Anchor}
                href={pickingAddress({ warehouse: data.warehouse.id, orders: chosen.map(({ id }) => id) })}
              >
                {t('work.chosen.pick')}
              </Button>
              <Button variant="contained" loading={sending.isPending} onClick={() => void sending.sendOff(data.warehouse.id, chosen)}>
                {t('work.chosen.ship')}
              </Button>
              {unpicked > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {t('work.chosen.unpicked', { count: unpicked })}
                </Typography>
              )}
            </SelectionBar>
          )}
          {issuing && <IssueDialog {...issuing} onClose={() => setIssuing(null)} />}
        </>
      )}
    </Page>
  )
}

function Nothing({ params, addressOf }: { params: WarehouseParams; addressOf: (changed: Partial<WarehouseParams>) => string }) {
  const { t } = useTranslation('stock-desk')
  const why = isWarehouseFiltered(params) ? 'filtered' : params.queue
  const href = why === 'filtered' ? addressOf(noWarehouseFilters) : addressOf({ queue: why === 'ready' ? 'waiting' : 'ready' })
  return (
    <ListEmpty
      icon={mdiPackageVariantClosed}
      texts={{ title: t(`work.empty.${why}.title`), text: t(`work.empty.${why}.text`), action: t(`work.empty.${why}.action`) }}
      href={href}
    />
  )
}
