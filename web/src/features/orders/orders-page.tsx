import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { type PayDialogType, RowDialogs } from '#parts/order/row-dialogs.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { ChosenOrders } from './chosen-orders.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { NoCompany, NoGuests } from './no-company.tsx'
import { OrderCards } from './order-cards.tsx'
import { ordersQuery } from './orders.api.ts'
import { OrdersEmpty } from './orders-empty.tsx'
import { OrdersFilters } from './orders-filters.tsx'
import { isFiltered, type OrdersParams, ordersAddress, readOrdersParams } from './orders.params.ts'
import { OrdersTable } from './orders-table.tsx'

/** the user's own orders, those of the company, or of all the user's companies. */
export function OrdersPage({ PayDialog }: { PayDialog: PayDialogType }) {
  const user = useUser()
  if (!user) return <NoGuests />
  if (user.companyName === null) return <NoCompany />
  return (
    <>
      <Orders />
      <RowDialogs PayDialog={PayDialog} />
    </>
  )
}

function Orders() {
  const { t } = useTranslation('orders')
  const params = readOrdersParams(parseSearch(useLocation({ select: (location) => location.searchStr })))
  const { data, error, refetch, isPlaceholderData } = useQuery(ordersQuery(params))
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const isWide = useMediaQuery('(min-width:1240px)', { noSsr: true })
  const addressOf = (changed: Partial<OrdersParams>) => ordersAddress({ ...params, page: 1, ...changed })
  const choose = ({ id, number }: { id: number; number: string }, isOn: boolean) =>
    setChosen((before) => new Map(isOn ? [...before, [id, number] as const] : [...before].filter(([one]) => one !== id)))

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  const List = isWide ? OrdersTable : OrderCards
  return (
    <Page title={t('title')}>
      <OrdersFilters params={params} addressOf={addressOf} />
      {!data && <ListSkeleton rowHeight={52} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length === 0 ? (
            <OrdersEmpty isFiltered={isFiltered(params)} scope={params.scope} />
          ) : (
            <>
              <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
                {t('found', { count: data.meta.totalCount })}
              </Typography>
              <List orders={data.items} scope={params.scope} chosen={chosen} onChoose={choose} />
              <ListPages label={t('pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
            </>
          )}
        </Box>
      )}
      {chosen.size > 0 && <ChosenOrders count={chosen.size} onClear={() => setChosen(new Map())} />}
      <ExportDialog orders={[...chosen].map(([id, number]) => ({ id, number }))} onDone={() => setChosen(new Map())} />
    </Page>
  )
}
