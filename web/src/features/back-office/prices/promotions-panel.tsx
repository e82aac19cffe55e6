import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { calendarQuery } from './prices.api.ts'
import { type PricesParams, pricesAddress } from './prices.params.ts'
import { PromotionDialog } from './promotion-dialog.tsx'
import { PromotionGoods } from './promotion-goods.tsx'
import { PromotionTimeline } from './promotion-timeline.tsx'
import { shiftMonth, windowFrom } from './promotion-timeline.rules.ts'

/** Promotions on a calendar of three months; an open one shows its goods. */
export function PromotionsPanel({ params }: { params: PricesParams }) {
  const { t } = useTranslation('prices-desk')
  const navigate = useNavigate()
  const month = params.month || sellerToday().slice(0, 7)
  const shown = windowFrom(month)
  const { data, error, refetch, isPlaceholderData } = useQuery(calendarQuery({ from: shown.from, to: shown.to }))
  const [isNew, setIsNew] = useState(false)
  const addressOf = (changed: Partial<PricesParams>) => pricesAddress({ ...params, page: 1, ...changed })
  if (params.promotion) return <PromotionGoods id={Number(params.promotion)} params={params} />
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
        <IconButton component={Anchor} href={addressOf({ month: shiftMonth(month, -1) })} aria-label={t('promotions.earlier')}>
          <Icon path={mdiChevronLeft} />
        </IconButton>
        <IconButton component={Anchor} href={addressOf({ month: shiftMonth(month, 1) })} aria-label={t('promotions.later')}>
          <Icon path={mdiChevronRight} />
        </IconButton>
        <Button component={Anchor} href={addressOf({ month: '' })} color="inherit">
          {t('promotions.today')}
        </Button>
        <Button variant="contained" sx={{ ml: 'auto' }} onClick={() => setIsNew(true)}>
          {t('promotions.add')}
        </Button>
      </Box>
      {!data && <ListSkeleton rowHeight={48} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {data.items.length === 0 && <Typography color="textSecondary">{t('promotions.none')}</Typography>}
          {data.items.length > 0 && (
            <PromotionTimeline
              shown={shown}
              promotions={data.items}
              addressOf={(promotion) => addressOf({ promotion: String(promotion) })}
            />
          )}
          {data.looseCount > 0 && (
            <Alert severity="info" sx={{ mt: 4 }}>
              {t('promotions.loose', { count: data.looseCount })}
            </Alert>
          )}
        </Box>
      )}
      {isNew && (
        <PromotionDialog
          promotion={null}
          onSaved={({ id }) => void navigate({ href: addressOf({ promotion: String(id) }) })}
          onClose={() => setIsNew(false)}
        />
      )}
    </>
  )
}
