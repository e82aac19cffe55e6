import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { OfferRow } from '@vitrina/contract/offers/offer-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { CardList, ListCard } from '#ui/list-card.tsx'
import { MarginMark } from './margin-light.tsx'
import { OfferStateChip } from './offer-state-chip.tsx'
import { RowMenu } from './row-menu.tsx'
import { useRowActions } from './use-row-actions.ts'

/** Cards for screens where the table does not fit; the whole card links to the offer. */
export function OfferCards({ rows }: { rows: readonly OfferRow[] }) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const act = useRowActions()
  return (
    <CardList>
      {rows.map((row) => (
        <ListCard key={row.id} isChosen={false}>
          <Box sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
            <Link
              component={Anchor}
              href={paths.offer(row.id)}
              sx={{
                flexGrow: 1,
                fontWeight: 600,
                overflowWrap: 'anywhere',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {row.number} {row.name}
            </Link>
            <Box sx={{ m: -2 }}>
              <RowMenu row={row} onAction={act} />
            </Box>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[row.clientName, row.objectName].filter(Boolean).join(' · ') || t('table.noClient')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, fontSize: 13 }}>
            <OfferStateChip state={row.state} />
            {row.validUntil && <span>{t('table.until', { day: formatDay(row.validUntil) })}</span>}
            <MarginMark margin={row.totals.margin} light={row.totals.light} />
            <Box component="b" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
              {money(row.totals.total)}
            </Box>
          </Box>
        </ListCard>
      ))}
    </CardList>
  )
}
