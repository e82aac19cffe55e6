import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { mdiFormatLineSpacing, mdiFormatListBulleted, mdiViewGridOutline, mdiViewHeadline } from '@mdi/js'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { type CatalogueSettings, useCatalogueSettings } from '../catalogue-settings.ts'
import { MatrixToggle } from '../matrix/matrix-toggle.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import type { ListLook } from './use-list-look.ts'

const views = [
  ['list', mdiFormatListBulleted],
  ['grid', mdiViewGridOutline],
] as const

/** C-10: list or grid; for the list, its density and columns. */
export const ViewTools = memo(function ViewTools({ look }: { look: ListLook }) {
  const { t } = useTranslation('catalogue')
  const { settings, change } = useCatalogueSettings()
  const choose = (view: CatalogueSettings['view'] | null) => {
    // Pressing the chosen one again gives null.
    if (view) change({ view })
  }
  return (
    <>
      <MatrixToggle />
      {look.kind === 'table' && (
        <>
          <ColumnsMenu look={look} />
          <IconButton
            aria-label={t('density.compact')}
            title={t(look.isCompact ? 'density.toComfortable' : 'density.toCompact')}
            aria-pressed={look.isCompact}
            onClick={() => change({ isCompact: !look.isCompact })}
            sx={{ width: 36, height: 36 }}
          >
            <Icon path={look.isCompact ? mdiFormatLineSpacing : mdiViewHeadline} fontSize="small" />
          </IconButton>
        </>
      )}
      <ToggleButtonGroup
        exclusive
        value={settings.view}
        onChange={(_, view: CatalogueSettings['view'] | null) => choose(view)}
        aria-label={t('view.label')}
      >
        {views.map(([view, icon]) => (
          <ToggleButton
            key={view}
            value={view}
            aria-label={t(`view.${view}`)}
            title={t(`view.${view}`)}
            sx={{ width: 36, height: 36, p: 0 }}
          >
            <Icon path={icon} fontSize="small" />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  )
})
