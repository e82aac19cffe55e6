import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { mdiHelpCircleOutline, mdiHistory, mdiPackageVariantClosedPlus } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { historyQuery, useClearHistory } from './suggest.api.ts'
import { searchAddress } from './suggest.options.ts'

/** links from the list to earlier searches and to help. */
export const CatalogueLinks = memo(function CatalogueLinks() {
  const { t } = useTranslation('search')
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { open } = useHistoryStateSwitch()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 6, displayPrint: 'none' }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon path={mdiHistory} />}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={(event) => setPlace(event.currentTarget)}
      >
        {t('links.history')}
      </Button>
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon path={mdiPackageVariantClosedPlus} />}
        onClick={() => void open({ openedCustomProducts: true })}
      >
        {t('links.own')}
      </Button>
      <Button size="small" color="inherit" component={Anchor} href={paths.help} startIcon={<Icon path={mdiHelpCircleOutline} />}>
        {t('links.help')}
      </Button>
      {place && <HistoryMenu place={place} onClose={() => setPlace(null)} />}
    </Box>
  )
})

function HistoryMenu({ place, onClose }: { place: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation('search')
  const { data } = useQuery(historyQuery)
  const clear = useClearHistory()
  const items = data?.items ?? []
  return (
    <Menu open anchorEl={place} onClose={onClose} slotProps={{ paper: { sx: { maxWidth: 400 } } }}>
      {items.map(({ keyword, totalCount }) => (
        <MenuItem key={keyword} component={Anchor} href={searchAddress(keyword)} onClick={onClose} sx={{ gap: 4, whiteSpace: 'normal' }}>
          <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {keyword}
          </Box>
          <Box component="span" sx={{ flexShrink: 0, fontSize: 12, color: 'text.secondary' }}>
            {t('goods', { count: totalCount })}
          </Box>
        </MenuItem>
      ))}
      {items.length > 0 && <Divider />}
      {items.length > 0 && (
        <MenuItem
          onClick={() => {
            clear.mutate()
            onClose()
          }}
        >
          {t('clearHistory')}
        </MenuItem>
      )}
      {data && items.length === 0 && <MenuItem onClick={onClose}>{t('links.empty')}</MenuItem>}
    </Menu>
  )
}
