import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { mdiFilterVariant } from '@mdi/js'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import type { CatalogueSort } from '@vitrina/contract/catalogue/catalogue.query'
import { CompareLink } from '../compare/compare-link.tsx'
import type { Panel } from '../use-panel.ts'
import { PageSize } from './page-size.tsx'
import { SortChoice } from './sort-choice.tsx'
import type { ListLook } from './use-list-look.ts'
import { ViewTools } from './view-tools.tsx'

type Props = {
  sort: CatalogueSort | null
  sortBy: string | null
  pageSize: number | null
  isSearch: boolean
  panel: Panel
  look: ListLook
  /** Shown where the filters themselves are not in sight. */
  chosenCount: number
}

/** Height of the phone's sticky header. */
const PHONE_HEADER = 56

export const ListToolbar = memo(function ListToolbar({ sort, sortBy, pageSize, isSearch, panel, look, chosenCount }: Props) {
  const { t } = useTranslation('catalogue')
  const isPhone = usePhone()
  return (
    <Box
      role="toolbar"
      aria-label={t('tools.title')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        flexShrink: 0,
        displayPrint: 'none',
        position: { xs: 'sticky', md: 'static' },
        top: { xs: PHONE_HEADER, sm: 0 },
        zIndex: 3,
        mx: { xs: -3, sm: -6, md: 0 },
        px: { xs: 3, sm: 6, md: 0 },
        py: { xs: 2, md: 0 },
        bgcolor: { xs: 'background.default', md: 'transparent' },
      }}
    >
      {!panel.isPinned && (
        <Badge badgeContent={chosenCount} color="primary">
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Icon path={mdiFilterVariant} />}
            onClick={panel.draw}
            aria-expanded={panel.isDrawn}
          >
            {t('tools.filters')}
          </Button>
        </Badge>
      )}
      <SortChoice sort={sort} sortBy={sortBy} isSearch={isSearch} />
      {!isPhone && <PageSize asked={pageSize} />}
      <CompareLink />
      <ViewTools look={look} />
    </Box>
  )
})
