import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { type CustomerState, customerStates } from '@vitrina/contract/back-office/back-office'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'

type Props = { chosen: CustomerState | ''; pendingCount: number; addressOf: (state: CustomerState | '') => string }

export function StateChips({ chosen, pendingCount, addressOf }: Props) {
  const { t } = useTranslation('back-office')
  return (
    <Box component="nav" aria-label={t('states.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      {(['', ...customerStates] as const).map((state) => (
        <Chip
          key={state}
          component={Anchor}
          href={addressOf(state)}
          clickable
          variant={state === chosen ? 'filled' : 'outlined'}
          color={state === chosen ? 'primary' : 'default'}
          aria-current={state === chosen ? 'page' : undefined}
          label={state === 'pending' ? t('states.pendingCount', { count: pendingCount }) : t(`states.${state || 'all'}`)}
        />
      ))}
    </Box>
  )
}
