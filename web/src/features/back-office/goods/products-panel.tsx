import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiPackageVariant } from '@mdi/js'
import { MOST_COUNTED_GOODS } from '@vitrina/contract/goods/goods'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { productsQuery, useMatching } from './goods.api.ts'
import { GoodsFilters } from './goods-filters.tsx'
import { type GoodsParams, goodsAddress, isGoodsFiltered, noGoodsFilters } from './goods.params.ts'
import { GoodsTable } from './goods-table.tsx'

const filterOfParams = ({ q, section, kind, brand, state, without }: GoodsParams) => ({ q, section, kind, brand, state, without })

export function ProductsPanel({ params }: { params: GoodsParams }) {
  const { t } = useTranslation('goods')
  const { data, error, refetch, isPlaceholderData } = useQuery(productsQuery(params))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isBulk, setIsBulk] = useState(false)
  const addressOf = (changed: Partial<GoodsParams>) => goodsAddress({ ...params, page: 1, ...changed })
  const matching = useMatching()
  // Those of another filter are not meant any more.
  const isWhole = matching.data !== undefined && JSON.stringify(matching.variables) === JSON.stringify(filterOfParams(params))
  const ofPage = data?.items.filter(({ id }) => chosen.has(id)) ?? []
  const chosenRows = isWhole ? matching.data.items : ofPage
  const canTakeAll = !isWhole && data !== undefined && ofPage.length === data.items.length && data.meta.totalCount > ofPage.length
  const clear = () => {
    setChosen(new Set())
    matching.reset()
  }
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <GoodsFilters params={params} addressOf={addressOf} />
      {!data && <ListSkeleton rowHeight={36} />}
      {data && data.items.length === 0 && (
        <ListEmpty
          icon={mdiPackageVariant}
          texts={
            isGoodsFiltered(params)
              ? { title: t('products.nothing'), text: t('products.nothingText'), action: t('filters.clear') }
              : { title: t('products.empty'), text: t('products.emptyText'), action: t('products.add') }
          }
          href={isGoodsFiltered(params) ? addressOf(noGoodsFilters) : deskPaths.product('new')}
        />
      )}
      {data && data.items.length > 0 && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}>
            <Typography variant="body2" color="textSecondary" role="status">
              {t(data.meta.totalCount < MOST_COUNTED_GOODS ? 'products.found' : 'products.many', { count: data.meta.totalCount })}
            </Typography>
            <Button variant="contained" component={Anchor} href={deskPaths.product('new')}>
              {t('products.add')}
            </Button>
          </Box>
          <GoodsTable
            rows={data.items}
            chosen={isWhole ? new Set(data.items.map(({ id }) => id)) : chosen}
            onChoose={(next) => {
              matching.reset()
              setChosen(next)
            }}
          />
          <ListPages label={t('products.pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
          {chosenRows.length > 0 && (
            <SelectionBar
              isAtDesk
              texts={{
                label: t('bulk.label'),
                count: t(isWhole && matching.data.isCut ? 'bulk.chosenCut' : 'bulk.chosen', { count: chosenRows.length }),
                clear: t('bulk.clear'),
              }}
              onClear={clear}
            >
              {canTakeAll && (
                <Button size="small" loading={matching.isPending} onClick={() => matching.mutate(filterOfParams(params))}>
                  {t('bulk.takeAll', { count: data.meta.totalCount })}
                </Button>
              )}
              {matching.error && <Alert severity="error">{matching.error.message}</Alert>}
              <Button size="small" variant="contained" onClick={() => setIsBulk(true)}>
                {t('bulk.change')}
              </Button>
            </SelectionBar>
          )}
        </Box>
      )}
      {isBulk && <BulkDialog rows={chosenRows} onClose={() => setIsBulk(false)} />}
    </>
  )
}
