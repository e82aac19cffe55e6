import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { mdiAlert } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ShownPromotion } from './prices.api.ts'
import { type CalendarWindow, placeOf, stateOn } from './promotion-timeline.rules.ts'

type Props = { shown: CalendarWindow; promotions: readonly ShownPromotion[]; addressOf: (id: number) => string }

/** A row for each promotion: what it is on the left, its days as a bar on the right; on a phone the bar stands below. */
export function PromotionTimeline({ shown, promotions, addressOf }: Props) {
  const { t } = useTranslation(['prices-desk', 'calendar'])
  const today = sellerToday()
  const isShown = today >= shown.from && today <= shown.to
  // Browsers have no Uzbek months.
  const monthName = (month: string) => `${t(`calendar:months.${Number(month.slice(5)) as 1}`)} ${month.slice(0, 4)}`
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', bgcolor: 'background.paper' }}>
      <Box aria-hidden sx={{ ...row, py: 0, bgcolor: 'background.default' }}>
        <Box sx={{ display: { xs: 'none', md: 'block' } }} />
        <Box sx={{ display: 'flex', fontSize: 12, color: 'text.secondary' }}>
          {shown.months.map((month) => (
            <Box
              key={month}
              sx={{ flex: 1, py: 1.5, pl: 2, borderLeft: 1, borderColor: 'divider', overflow: 'hidden', whiteSpace: 'nowrap' }}
            >
              {monthName(month)}
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="ul" aria-label={t('tabs.promotions')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {promotions.map((promotion) => {
          const place = placeOf(promotion, shown)
          return (
            <Box component="li" key={promotion.id} sx={{ ...row, borderTop: 1, borderColor: 'divider' }}>
              <About promotion={promotion} address={addressOf(promotion.id)} today={today} />
              <Box aria-hidden sx={{ position: 'relative', minHeight: 28, alignSelf: 'center' }}>
                {isShown && (
                  <Box
                    sx={{
                      position: 'absolute',
                      top: -4,
                      bottom: -4,
                      left: `${placeOf({ from: today, to: today }, shown).left}%`,
                      borderLeft: 2,
                      borderColor: 'error.main',
                    }}
                  />
                )}
                <Box
                  sx={{
                    position: 'absolute',
                    top: 6,
                    height: 16,
                    minWidth: 4,
                    left: `${place.left}%`,
                    width: `${place.width}%`,
                    borderRadius: 1,
                    bgcolor: promotion.overlaps.length > 0 ? 'warning.main' : 'primary.main',
                    opacity: stateOn(promotion, today) === 'over' ? 0.4 : 1,
                  }}
                />
              </Box>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

type AboutProps = { promotion: ShownPromotion; address: string; today: string }

function About({ promotion, address, today }: AboutProps) {
  const { t } = useTranslation('prices-desk')
  const number = useNumber()
  const { name, from, to, goodsCount, leastDiscount, greatestDiscount, overlaps } = promotion
  const state = stateOn(promotion, today)
  const shares = [leastDiscount, greatestDiscount].flatMap((one) => (one === null ? [] : `−${number(one / 100)}\u00a0%`))
  const days = to === null ? t('promotions.from', { from: formatDate(from) }) : `${formatDate(from)} – ${formatDate(to)}`
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box component={Anchor} href={address} sx={{ color: 'primary.main', fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Chip size="small" variant="outlined" color={state === 'running' ? 'success' : 'default'} label={t(`promotions.states.${state}`)} />
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {[days, t('promotions.goods', { count: goodsCount }), [...new Set(shares)].join('…')].filter(Boolean).join(' · ')}
      </Box>
      {overlaps.map((other) => (
        <Box key={other.id} sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: 13 }}>
          <Icon path={mdiAlert} sx={{ fontSize: 16, color: 'warning.main' }} />
          {t('promotions.overlap', { name: other.name, count: other.goodsCount })}
        </Box>
      ))}
    </Box>
  )
}

const row = {
  display: 'grid',
  gap: 2,
  px: 3,
  py: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 340px) minmax(0, 1fr)' },
} as const
