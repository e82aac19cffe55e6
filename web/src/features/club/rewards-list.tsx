import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { mdiCertificateOutline, mdiGiftOutline, mdiSaleOutline, mdiSchoolOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { rewardsQuery, type ShownClub, type ShownReward } from './club.api.ts'
import { clubAddress } from './club.params.ts'
import { RewardDialog } from './reward-dialog.tsx'
import { usePoints } from './use-points.ts'

const icons = { goods: mdiGiftOutline, certificate: mdiCertificateOutline, training: mdiSchoolOutline, discount: mdiSaleOutline }

/** Rewards for points; one that is out of reach says how much is missing. */
export function RewardsList({ club }: { club: ShownClub }) {
  const { t } = useTranslation('club')
  const { data, error, refetch } = useQuery(rewardsQuery)
  const [chosen, setChosen] = useState<ShownReward | null>(null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={160} />
  if (data.items.length === 0)
    return (
      <ListEmpty
        icon={mdiGiftOutline}
        texts={{ title: t('rewards.empty.title'), text: t('rewards.empty.text'), action: t('rewards.empty.action') }}
        href={clubAddress({ tab: 'rules' })}
      />
    )
  return (
    <>
      <Box
        component="ul"
        aria-label={t('tabs.rewards')}
        sx={{
          display: 'grid',
          gap: 4,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {data.items.map((reward) => (
          <RewardCard key={reward.id} reward={reward} club={club} onChoose={() => setChosen(reward)} />
        ))}
      </Box>
      {chosen && <RewardDialog reward={chosen} available={club.balance.available} onClose={() => setChosen(null)} />}
    </>
  )
}

type CardProps = { reward: ShownReward; club: ShownClub; onChoose: () => void }

function RewardCard({ reward: { name, description, kind, product, cost, stock }, club, onChoose }: CardProps) {
  const { t } = useTranslation('club')
  const points = usePoints()
  const missing = cost - club.balance.available
  const isGone = stock === 0
  const note = isGone
    ? t('rewards.gone')
    : !club.membership
      ? t('rewards.joinFirst')
      : missing > 0
        ? t('rewards.missing', { points: points(missing) })
        : stock === null
          ? ''
          : t('rewards.left', { count: stock })
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', flexDirection: 'column', gap: 3, p: 4 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        {product?.image ? (
          <ProductImage src={product.image} alt="" size={64} />
        ) : (
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              flexShrink: 0,
              width: 64,
              height: 64,
              borderRadius: 1,
              bgcolor: 'action.selected',
              color: 'primary.main',
            }}
          >
            <Icon path={icons[kind]} sx={{ fontSize: 32 }} />
          </Box>
        )}
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h3">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(`rewards.kinds.${kind}`)}
          </Typography>
        </Box>
      </Box>
      {description && <Typography variant="body2">{description}</Typography>}
      <Box sx={{ mt: 'auto' }}>
        <Typography sx={{ fontSize: 20, fontWeight: 600 }}>{points(cost)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ minHeight: 20 }}>
          {note}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={isGone || missing > 0 || club.membership?.state !== 'active'}
        aria-label={t('rewards.takeNamed', { name })}
        onClick={onChoose}
      >
        {t('rewards.take')}
      </Button>
    </Card>
  )
}
