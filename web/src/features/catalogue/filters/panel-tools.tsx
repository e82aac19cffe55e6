import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { mdiBookmarkMultipleOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useChangeParams } from '../use-change-params.ts'
import { countChoices, withoutFilters } from './filter-choice.rules.ts'

/** What is done with all filters at once; always of one height, so that the filters below stay where they are. */
export function PanelTools({ params }: { params: CatalogueParams }) {
  const { t } = useTranslation('filters')
  const change = useChangeParams()
  const { open } = useHistoryStateSwitch()
  const choices = countChoices(params)
  // A section or words alone are worth keeping too, though no filter of the panel.
  const isWorthKeeping = choices > 0 || params.section.length > 0 || params.keyword !== ''
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        mx: -1,
        minHeight: 36,
        '@media (pointer: coarse)': { '& button': { minWidth: 44, minHeight: 44 } },
      }}
    >
      <IconButton
        size="small"
        aria-label={t('saved.title')}
        title={t('saved.title')}
        onClick={() => void open({ openedSavedFilters: 'list' })}
      >
        <Icon path={mdiBookmarkMultipleOutline} fontSize="small" />
      </IconButton>
      <Button
        size="small"
        disabled={!isWorthKeeping}
        onClick={() => void open({ openedSavedFilters: 'save' })}
        title={t('saved.saveTitle')}
      >
        {t('saved.save')}
      </Button>
      <Button size="small" color="inherit" disabled={choices === 0} onClick={() => change(withoutFilters)} sx={{ ml: 'auto' }}>
        {choices > 0 ? t('clearAll', { count: choices }) : t('clearNothing')}
      </Button>
    </Box>
  )
}
