import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { DeskReturn } from '@vitrina/contract/returns/return-desk'
import type { OrderReturn } from '@vitrina/contract/orders/order-parts'
import { decisionsOn } from '@vitrina/contract/returns/returns.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { returnTones } from '#parts/order/state-tone.rules.ts'
import { ToneChip } from '#parts/order/tone-chip.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ReturnDecision } from './return-decision.tsx'

type Lines = DeskReturn['lines']
type Props = {
  one: OrderReturn
  lines: Lines /** In the queue of all orders: whose it is. */
  from?: Pick<DeskReturn, 'order' | 'company'>
}

/** One return request: its goods and reason, and the decisions possible now. */
export function ReturnCard({ one, lines, from }: Props) {
  const { t } = useTranslation(['desk', 'orders'])
  const money = useMoney()
  const mayDecide = may(useUser()?.Group, 'returns')
  return (
    <Box component="li" aria-label={one.number} sx={{ py: 3, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography>
            {t('returns.name', { number: one.number, date: formatDate(one.createdAt) })}
            {from && (
              <>
                {' · '}
                <Link component={Anchor} href={deskPaths.order(from.order.id)} underline="always">
                  {from.order.number}
                </Link>
              </>
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[from?.company, t(`orders:returns.resolutions.${one.resolution}`)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <ToneChip tone={returnTones[one.state]} label={t(`returns.stateNames.${one.state}`)} />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>{money(one.sum)}</Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {one.items.map((item) => (
          <ReturnLine key={item.orderItemId} item={item} line={lines.find(({ orderItemId }) => orderItemId === item.orderItemId)} />
        ))}
      </Box>
      {one.comment && <Quote label={t('returns.comment')} text={one.comment} />}
      {one.answer && <Quote label={t('returns.answer')} text={one.answer} />}
      {one.replacement && (
        <Typography variant="body2">
          {t('orders:returns.replacement')}{' '}
          <Link component={Anchor} href={deskPaths.order(one.replacement.id)} underline="always">
            {one.replacement.number}
          </Link>
        </Typography>
      )}
      {mayDecide && decisionsOn[one.state].length > 0 && <ReturnDecision one={one} lines={lines} />}
    </Box>
  )
}

const Quote = ({ label, text }: { label: string; text: string }) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
    {label}: {text}
  </Typography>
)

function ReturnLine({ item, line }: { item: OrderReturn['items'][number]; line: Lines[number] | undefined }) {
  const { t } = useTranslation(['desk', 'orders'])
  const number = useNumber()
  const { amount, accepted, reason, condition, photos } = item
  return (
    <Box component="li" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
      {line?.name} · {number(amount)} {line?.unit} · {t(`returns.reasons.${reason}`)} · {t(`returns.conditions.${condition}`)}
      {accepted !== null && ` · ${t('returns.accepted', { amount: number(accepted) })}`}
      {photos.map((photo, place) => (
        <Box
          key={photo}
          component="a"
          href={photo}
          target="_blank"
          rel="noreferrer"
          aria-label={t('returns.photo', { number: place + 1 })}
          sx={{ display: 'inline-block', ml: 2, verticalAlign: 'middle' }}
        >
          <Box
            component="img"
            src={photo}
            alt=""
            loading="lazy"
            sx={{ width: 48, height: 48, objectFit: 'cover', borderRadius: 1, border: 1, borderColor: 'divider' }}
          />
        </Box>
      ))}
    </Box>
  )
}
