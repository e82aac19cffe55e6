import Box from '@mui/material/Box'
import { DestinationButton } from '#parts/promise/destination-button.tsx'
import { iconOnly } from '#ui/icon-only.ts'
import { TABLET_WIDTH } from '#ui/theme.ts'
import { useDesktop } from '#ui/use-desktop.ts'
import { RegionPicker } from './region-picker.tsx'

/** One above the other they take no more of the header than the region alone. */
const stacked = {
  display: 'grid',
  justifyItems: 'start',
  '& > button': { py: 0, minHeight: 26, fontSize: 13, lineHeight: 1.2, maxWidth: 200, justifyContent: 'start' },
  '& .MuiButton-startIcon > *': { fontSize: 16 },
} as const

/** Side by side: in the header of a tablet the icons after them need the room, first that of where goods go. */
const inARow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  minWidth: 0,
  '& > button': { minHeight: 44, maxWidth: 1, ...iconOnly({ from: TABLET_WIDTH, below: 900 }) },
} as const

/** The region of prices and stock, and where goods go within it. */
export function WherePicker() {
  const isDesktop = useDesktop()
  return (
    <Box sx={isDesktop ? stacked : inARow}>
      <RegionPicker />
      <DestinationButton sx={iconOnly({ from: TABLET_WIDTH, below: 1100 })} />
    </Box>
  )
}
