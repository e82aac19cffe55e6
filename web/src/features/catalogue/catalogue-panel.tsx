import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { mdiChevronDoubleLeft, mdiClose, mdiPinOutline } from '@mdi/js'
import { memo, type ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { CachedFragment } from '#ui/cached-fragment.tsx'
import { Icon } from '#ui/icon.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import type { CatalogueParams } from './catalogue.params.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { useFoundCount } from './use-found-count.ts'
import type { Panel } from './use-panel.ts'

const PANEL_WIDTH = 288
const HEADER_HEIGHT = 64

type Props = { params: CatalogueParams; panel: Panel }

/** Sections and filters: pinned beside the list, or drawn over it. */
export function CataloguePanel({ params, panel }: Props) {
  const { t } = useTranslation('catalogue')
  const { isPinned, isDrawn, close } = panel
  if (isPinned) return <PinnedPanel params={params} panel={panel} />
  return (
    <Drawer
      open={isDrawn}
      onClose={close}
      slotProps={{ paper: { 'aria-label': t('panel.title'), sx: { width: { xs: 1, sm: 360 }, maxWidth: 1, border: 0 } } }}
    >
      <DrawnPanel params={params} panel={panel} />
    </Drawer>
  )
}

const Aside = styled('aside')(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    top: 0,
    flexShrink: 0,
    width: PANEL_WIDTH,
    // Its texts begin where the logo of the header does.
    paddingLeft: theme.spacing(2),
    height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    borderRight: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
    '@media print': { display: 'none' },
  })),
)

function PinnedPanel({ params, panel }: Props) {
  const { t } = useTranslation('catalogue')
  return (
    <Aside aria-label={t('panel.title')}>
      <CachedFragment name="panel" from="filters" by={[{ ...params, page: 1 }]}>
        <PinnedHead unpin={panel.unpin} />
        <FilterPanel params={params} />
      </CachedFragment>
    </Aside>
  )
}

const PinnedHead = memo(function PinnedHead({ unpin }: Pick<Panel, 'unpin'>) {
  const { t } = useTranslation('catalogue')
  return (
    <PanelHead>
      <IconButton size="small" onClick={unpin} aria-label={t('panel.hide')} title={t('panel.hide')}>
        <Icon path={mdiChevronDoubleLeft} fontSize="small" />
      </IconButton>
    </PanelHead>
  )
})

function DrawnPanel({ params, panel }: Props) {
  const { t } = useTranslation(['catalogue', 'shell'])
  const { close, pin } = panel
  const isDesktop = useDesktop()
  const count = useFoundCount(params)
  return (
    <Box
      component="section"
      aria-label={t('panel.title')}
      sx={{ display: 'flex', flexDirection: 'column', height: 1, bgcolor: 'background.paper' }}
    >
      <PanelHead>
        {isDesktop && (
          <IconButton size="small" onClick={pin} aria-label={t('panel.pin')} title={t('panel.pin')}>
            <Icon path={mdiPinOutline} fontSize="small" />
          </IconButton>
        )}
        <IconButton size={isDesktop ? 'small' : 'medium'} onClick={close} aria-label={t('shell:close')}>
          <Icon path={mdiClose} fontSize="small" />
        </IconButton>
      </PanelHead>
      <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        <FilterPanel params={params} />
      </Box>
      <Box sx={{ p: 3, borderTop: 1, borderColor: 'divider' }}>
        <Button fullWidth size="large" variant="contained" onClick={close}>
          {count === null ? t('panel.show') : t('panel.showCount', { count })}
        </Button>
      </Box>
    </Box>
  )
}

function PanelHead({ children }: { children: ReactNode }) {
  const { t } = useTranslation('catalogue')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0, height: 48, pl: 4, pr: 2 }}>
      <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
        {t('panel.title')}
      </Typography>
      {children}
    </Box>
  )
}
