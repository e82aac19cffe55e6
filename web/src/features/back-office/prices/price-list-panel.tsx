import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiCashMultiple, mdiUndo } from '@mdi/js'
import { priceListFilters } from '@vitrina/contract/prices/desk/desk-shapes'
import { MOST_COUNTED_PRICES } from '@vitrina/contract/prices/desk/price-list'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { showMessage } from '#ui/messages.ts'
import { SelectionBar } from '#ui/selection-bar.tsx'
import { BulkChangeDialog } from './bulk-change-dialog.tsx'
import { filterField, GoodsFilters } from './goods-filters.tsx'
import { PriceTable } from './price-table.tsx'
import { priceListQuery, type ShownType, typesQuery, useUndoUpdate } from './prices.api.ts'
import { isGoodsFiltered, listFilterOf, noGoodsFilters, type PricesParams, pricesAddress } from './prices.params.ts'
import { Reports } from './reports.tsx'
import { UpdatesDialog } from './updates-dialog.tsx'
import { useTypeName } from './use-type-name.ts'

/** The list of a price type; the default one unless the address names another. */
export function PriceListPanel({ params }: { params: PricesParams }) {
  const { t } = useTranslation('prices-desk')
  const { data, error, refetch } = useQuery(typesQuery)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={36} />
  const type = data.items.find(({ id }) => String(id) === params.type) ?? data.items.find(({ isDefault }) => isDefault) ?? data.items[0]
  if (!type)
    return (
      <ListEmpty
        icon={mdiCashMultiple}
        texts={{ title: t('types.empty'), text: t('types.emptyText'), action: t('tabs.types') }}
        href={pricesAddress({ ...params, show: 'types' })}
      />
    )
  return <PriceList key={type.id} type={type} types={data.items} params={params} />
}

function PriceList({ type, types, params }: { type: ShownType; types: readonly ShownType[]; params: PricesParams }) {
  const { t } = useTranslation('prices-desk')
  const navigate = useNavigate()
  const money = useMoney()
  const typeName = useTypeName()
  const { data, error, refetch, isPlaceholderData } = useQuery(priceListQuery(type.id, params))
  const undo = useUndoUpdate()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [opened, setOpened] = useState<'chosen' | 'found' | 'updates' | null>(null)
  const [last, setLast] = useState<number | null>(null)
  const [kept, setKept] = useState<readonly string[]>([])
  const addressOf = (changed: Partial<PricesParams>) => pricesAddress({ ...params, page: 1, ...changed })
  const total = data?.meta.totalCount ?? 0
  const found = t(total < MOST_COUNTED_PRICES ? 'list.found' : 'list.many', { count: total })
  const undoUpdate = (id: number) =>
    undo.mutate(id, {
      onSuccess: (answer) => {
        setLast(null)
        setKept(answer.kept.map(({ article, before }) => t('list.kept', { article, now: before === null ? t('noPrice') : money(before) })))
        showMessage({ text: t('list.undone', { count: answer.reversed }) })
      },
    })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <GoodsFilters params={params} addressOf={addressOf}>
        <TextField
          select
          size="small"
          label={t('filters.only')}
          value={params.only}
          onChange={({ target }) =>
            void navigate({ href: addressOf({ only: priceListFilters.find((one) => one === target.value) ?? '' }) })
          }
          sx={filterField}
        >
          <MenuItem value="">{t('filters.any')}</MenuItem>
          {priceListFilters.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`filters.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </GoodsFilters>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <TextField
          select
          size="small"
          label={t('list.type')}
          value={type.id}
          onChange={({ target }) => void navigate({ href: addressOf({ type: target.value }) })}
          sx={{ minWidth: 220 }}
        >
          {types.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.isDefault ? t('list.defaultType', { name: typeName(one) }) : typeName(one)}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flexGrow: 1 }}>
          {data && found}
        </Typography>
        <Button
          size="small"
          color="inherit"
          startIcon={<Icon path={mdiUndo} />}
          disabled={last === null}
          loading={undo.isPending}
          onClick={() => last !== null && undoUpdate(last)}
        >
          {t('list.undo')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setOpened('updates')}>
          {t('updates.open')}
        </Button>
        <Button size="small" variant="contained" disabled={total === 0} onClick={() => setOpened('found')}>
          {t('bulk.open')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('list.hint')}
      </Typography>
      <Reports lines={kept} />
      {!data && <ListSkeleton rowHeight={36} />}
      {data?.items.length === 0 && (
        <ListEmpty
          icon={mdiCashMultiple}
          texts={{ title: t('list.nothing'), text: t('list.nothingText'), action: t('filters.clear') }}
          href={addressOf(noGoodsFilters)}
        />
      )}
      {data && data.items.length > 0 && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <PriceTable type={type} rows={data.items} chosen={chosen} onChoose={setChosen} onSaved={setLast} />
          <ListPages label={t('list.pages')} page={params.page} count={data.meta.pageCount} addressOf={(page) => addressOf({ page })} />
          {chosen.size > 0 && (
            <SelectionBar
              isAtDesk
              texts={{ label: t('list.chosenLabel'), count: t('list.chosen', { count: chosen.size }), clear: t('list.clearChosen') }}
              onClear={() => setChosen(new Set())}
            >
              <Button size="small" variant="contained" onClick={() => setOpened('chosen')}>
                {t('bulk.openChosen')}
              </Button>
            </SelectionBar>
          )}
        </Box>
      )}
      {(opened === 'chosen' || opened === 'found') && (
        <BulkChangeDialog
          type={type}
          about={opened === 'chosen' ? t('list.chosen', { count: chosen.size }) : isGoodsFiltered(params) ? found : t('bulk.all')}
          goods={opened === 'chosen' ? { productIds: [...chosen] } : { filter: listFilterOf(params) }}
          onDone={setLast}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'updates' && (
        <UpdatesDialog
          type={type}
          undo={{ run: undoUpdate, isPending: undo.isPending, error: undo.error?.message }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
