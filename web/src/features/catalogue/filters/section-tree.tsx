import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mdiPin, mdiPinOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { memo, useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import { sectionQuery } from './filters.api.ts'
import type { PanelFilters } from './panel-filters.rules.ts'
import { SectionLevel, SectionLink } from './section-level.tsx'

type Props = { params: CatalogueParams; filters: PanelFilters | undefined }

/** Pinned, the whole tree stays open; otherwise a chosen section leaves only the path to it and its children. */
export const SectionTree = memo(function SectionTree({ params, filters }: Props) {
  const { t } = useTranslation('filters')
  const { settings, change } = useCatalogueSettings()
  const title = useId()
  const [chosen = null] = params.section
  const { data: section } = useQuery({ ...sectionQuery(chosen ?? 0), enabled: chosen !== null })
  const path = chosen === null ? [] : (section?.path.map(({ id }) => id) ?? [chosen])
  return (
    <Box component="nav" aria-labelledby={title} sx={{ pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 36 }}>
        <Typography id={title} component="h3" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {t('sections.title')}
        </Typography>
        <IconButton
          size="small"
          aria-pressed={settings.sectionsPinned}
          aria-label={t('sections.pin')}
          title={t(settings.sectionsPinned ? 'sections.unpin' : 'sections.pin')}
          color={settings.sectionsPinned ? 'primary' : 'default'}
          onClick={() => change({ sectionsPinned: !settings.sectionsPinned })}
        >
          <Icon path={settings.sectionsPinned ? mdiPin : mdiPinOutline} sx={{ fontSize: 16 }} />
        </IconButton>
      </Box>
      {chosen !== null && <SectionLink id={null} name={t('sections.all')} params={params} isChosen={false} />}
      <SectionLevel parentId={null} params={params} filters={filters} path={path} isWhole={settings.sectionsPinned} />
    </Box>
  )
})
