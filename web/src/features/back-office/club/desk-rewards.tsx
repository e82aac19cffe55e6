import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { deskRewardsQuery, type ShownDeskReward } from './club-desk.api.ts'
import { RewardForm } from './reward-form.tsx'

/** All rewards; a published one is seen by buyers at once. */
export function DeskRewards() {
  const { t } = useTranslation('club-desk')
  const number = useNumber()
  const { data, error, refetch } = useQuery(deskRewardsQuery)
  const [edited, setEdited] = useState<ShownDeskReward | 'new' | null>(null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={72} />
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}>
      <Button variant="contained" onClick={() => setEdited('new')}>
        {t('rewards.add')}
      </Button>
      {data.items.length === 0 && <Typography color="textSecondary">{t('rewards.empty')}</Typography>}
      <Box component="ul" aria-label={t('tabs.rewards')} sx={{ display: 'grid', gap: 2, m: 0, p: 0, width: '100%', listStyle: 'none' }}>
        {data.items.map((reward) => (
          <Paper
            key={reward.id}
            component="li"
            variant="outlined"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: 4, py: 3 }}
          >
            <Box sx={{ flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{reward.name.ru}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  t(`kinds.${reward.kind}`),
                  reward.product && `${reward.product.article} ${reward.product.name}`,
                  t('orders.points', { points: number(reward.cost) }),
                  reward.worth !== null && t('rewards.worthOf', { sum: number(reward.worth) }),
                  reward.stock === null ? t('rewards.unlimited') : t('rewards.inStock', { stock: number(reward.stock) }),
                  reward.waiting > 0 && t('rewards.waiting', { waiting: number(reward.waiting) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Chip
              size="small"
              variant="outlined"
              color={reward.isPublished ? 'success' : 'default'}
              label={t(reward.isPublished ? 'rewards.published' : 'rewards.hidden')}
            />
            <Button aria-label={t('rewards.editNamed', { name: reward.name.ru })} onClick={() => setEdited(reward)}>
              {t('rewards.edit')}
            </Button>
          </Paper>
        ))}
      </Box>
      {edited && <RewardForm reward={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Box>
  )
}
