import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { mdiBookmarkMultipleOutline } from '@mdi/js'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useChangeParams } from '../use-change-params.ts'
import { countChoices, withoutFilters } from './filter-choice.rules.ts'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  marginInline: -4,
  minHeight: 36,
  '@media (pointer: coarse)': { '& button': { minWidth: 44, minHeight: 44 } },
})

/** Actions on all filters; fixed height, so that the filters below do not move. */
export function PanelTools({ params }: { params: CatalogueParams }) {
  const choices = countChoices(params)
  // A section or a search text alone is worth saving too, though neither is a filter of the panel.
  return (
    <Root>
      <SavedFiltersButton isWorthIt={choices > 0 || params.section.length > 0 || params.keyword !== ''} />
      <ClearFiltersButton choices={choices} />
    </Root>
  )
}

const SavedFiltersButton = memo(function SavedFiltersButton({ isWorthIt }: { isWorthIt: boolean }) {
  const { t } = useTranslation('filters')
  const { open } = useHistoryStateSwitch()
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('saved.title')}
        title={t('saved.title')}
        onClick={() => void open({ openedSavedFilters: 'list' })}
      >
        <Icon path={mdiBookmarkMultipleOutline} fontSize="small" />
      </IconButton>
      <Button size="small" disabled={!isWorthIt} onClick={() => void open({ openedSavedFilters: 'save' })} title={t('saved.saveTitle')}>
        {t('saved.save')}
      </Button>
    </>
  )
})

const ClearFiltersButton = memo(function ClearFiltersButton({ choices }: { choices: number }) {
  const { t } = useTranslation('filters')
  const change = useChangeParams()
  return (
    <Button size="small" color="inherit" disabled={choices === 0} onClick={() => change(withoutFilters)} sx={{ ml: 'auto' }}>
      {choices > 0 ? t('clearAll', { count: choices }) : t('clearNothing')}
    </Button>
  )
})
