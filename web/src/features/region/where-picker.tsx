import Box from '@mui/material/Box'
import { DestinationButton } from '#parts/promise/destination-button.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import { RegionPicker } from './region-picker.tsx'

/** One above the other they take no more of the header than the region alone. */
const stacked = {
  display: 'grid',
  justifyItems: 'start',
  '& > button': { py: 0, minHeight: 26, fontSize: 13, lineHeight: 1.2, maxWidth: 200, justifyContent: 'start' },
  '& .MuiButton-startIcon > *': { fontSize: 16 },
} as const

/** The region of prices and stock, and where goods go within it. */
export function WherePicker() {
  const isDesktop = useDesktop()
  return (
    <Box
      sx={isDesktop ? stacked : { display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0, '& > button': { minHeight: 44, maxWidth: 1 } }}
    >
      <RegionPicker />
      <DestinationButton />
    </Box>
  )
}
