import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiAlert, mdiArrowLeft } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { Anchor } from '#ui/anchor.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { AddPromotedDialog } from './add-promoted-dialog.tsx'
import { GoodsFilters } from './goods-filters.tsx'
import { promotedGoodsQuery, promotionQuery, type ShownPromotion, useRemovePromotion } from './prices.api.ts'
import { type PricesParams, pricesAddress } from './prices.params.ts'
import { PromotedTable } from './promoted-table.tsx'
import { PromotionDialog } from './promotion-dialog.tsx'

/** One promotion: its days, what it overlaps with, and its goods with their discounts. */
export function PromotionGoods({ id, params }: { id: number; params: PricesParams }) {
  const { t } = useTranslation('prices-desk')
  const { data: promotion, error, refetch } = useQuery(promotionQuery(id))
  const goods = useQuery(promotedGoodsQuery(id, params))
  const [opened, setOpened] = useState<'head' | 'add' | null>(null)
  const addressOf = (changed: Partial<PricesParams>) => pricesAddress({ ...params, page: 1, ...changed })
  const back = addressOf({ promotion: '', q: '', section: '', brand: '' })
  if (error && !promotion) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!promotion) return <ListSkeleton rowHeight={48} />
  return (
    <>
      <Button component={Anchor} href={back} color="inherit" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 2 }}>
        {t('promotions.back')}
      </Button>
      <Head promotion={promotion} back={back} onChange={() => setOpened('head')} onAdd={() => setOpened('add')} />
      <GoodsFilters params={params} addressOf={addressOf} />
      {goods.error && !goods.data && <ErrorView error={goods.error} onRetry={() => void goods.refetch()} />}
      {!goods.error && !goods.data && <ListSkeleton rowHeight={36} />}
      {goods.data?.items.length === 0 && <Typography color="textSecondary">{t('promotions.noGoods')}</Typography>}
      {goods.data && goods.data.items.length > 0 && (
        <Box aria-busy={goods.isPlaceholderData}>
          <PromotedTable id={id} rows={goods.data.items} />
          <ListPages
            label={t('list.pages')}
            page={params.page}
            count={goods.data.meta.pageCount}
            addressOf={(page) => addressOf({ page })}
          />
        </Box>
      )}
      {opened === 'head' && <PromotionDialog promotion={promotion} onSaved={() => {}} onClose={() => setOpened(null)} />}
      {opened === 'add' && <AddPromotedDialog id={id} onClose={() => setOpened(null)} />}
    </>
  )
}

type HeadProps = { promotion: ShownPromotion; back: string; onChange: () => void; onAdd: () => void }

function Head({ promotion: { id, name, from, to, goodsCount, overlaps }, back, onChange, onAdd }: HeadProps) {
  const { t } = useTranslation('prices-desk')
  const navigate = useNavigate()
  const remove = useRemovePromotion()
  const ask = () =>
    askConfirm({
      title: t('promotions.removeAsk', { name }),
      text: t('promotions.removeText', { count: goodsCount }),
      confirm: t('remove'),
      isDangerous: true,
      run: async () => {
        await remove.mutateAsync(id)
        void navigate({ href: back })
      },
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography color="textSecondary">
          {to === null ? t('promotions.from', { from: formatDate(from) }) : `${formatDate(from)} – ${formatDate(to)}`}
          {' · '}
          {t('promotions.goods', { count: goodsCount })}
        </Typography>
        {overlaps.map((other) => (
          <Typography key={other.id} variant="body2" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Icon path={mdiAlert} sx={{ fontSize: 16, color: 'warning.main' }} />
            {t('promotions.overlap', { name: other.name, count: other.goodsCount })}
          </Typography>
        ))}
      </Box>
      <Button onClick={onChange}>{t('promotions.change')}</Button>
      <Button color="error" onClick={ask}>
        {t('remove')}
      </Button>
      <Button variant="contained" onClick={onAdd}>
        {t('promotions.addGoods')}
      </Button>
    </Box>
  )
}
