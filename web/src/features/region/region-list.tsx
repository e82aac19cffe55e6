import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import ListItemButton from '@mui/material/ListItemButton'
import { mdiCheck } from '@mdi/js'
import type { Region } from '@vitrina/contract/site/site'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { moveFocus } from '#ui/move-focus.ts'

type Props = { regions: Region[]; chosenId: number | null; pendingId: number | null; columns: number; onChoose: (id: number) => void }

/** Sorted down the columns, as in a printed index. */
export function RegionList({ regions, chosenId, pendingId, columns, onChoose }: Props) {
  const { t } = useTranslation('region')
  return (
    <Box component="ul" onKeyDown={moveFocus} sx={{ m: 0, p: 0, listStyle: 'none', columns: { xs: 1, md: columns }, columnGap: 2 }}>
      {regions.map((region) => {
        const isChosen = region.id === chosenId
        return (
          <Box component="li" key={region.id} sx={{ breakInside: 'avoid' }}>
            <ListItemButton
              component="button"
              type="button"
              selected={isChosen}
              aria-current={isChosen || undefined}
              disabled={pendingId !== null && pendingId !== region.id}
              onClick={() => onChoose(region.id)}
              sx={{
                width: '100%',
                border: 0,
                font: 'inherit',
                bgcolor: 'transparent',
                color: 'inherit',
                minHeight: { xs: 48, md: 40 },
                px: 3,
                py: 1,
                textAlign: 'left',
                gap: 2,
              }}
            >
              <Box component="span" sx={{ flexGrow: 1, fontWeight: isChosen ? 600 : 400 }}>
                {region.name}
              </Box>
              {isChosen && <Icon path={mdiCheck} title={t('current')} fontSize="small" color="primary" />}
              {pendingId === region.id && <CircularProgress size={16} aria-hidden />}
            </ListItemButton>
          </Box>
        )
      })}
    </Box>
  )
}
