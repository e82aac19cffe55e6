import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { boardViews, type BoardView, configuratorAddress } from './configurator.params.ts'

/** Each view of the board has its address. */
export function ViewTabs({ view, board }: { view: BoardView; board: string }) {
  const { t } = useTranslation('configurator')
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={view}
      aria-label={t('views.label')}
      sx={{ maxWidth: '100%', overflowX: 'auto' }}
    >
      {boardViews.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          component={Anchor}
          href={configuratorAddress({ board, view: one })}
          role="link"
          aria-pressed={undefined}
          aria-current={one === view ? 'page' : undefined}
          sx={{ textTransform: 'none', px: 3, minHeight: 36, flexShrink: 0 }}
        >
          {t(`views.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
