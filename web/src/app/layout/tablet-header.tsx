import Box from '@mui/material/Box'
import { CatalogueButton } from './catalogue-button.tsx'
import { HeaderTools } from './header-tools.tsx'
import { Logo } from './logo.tsx'
import { SearchField } from './search-field.tsx'

/** Two lines under 1280 px: places above, catalogue and search below. */
export function TabletHeader() {
  return (
    <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', px: 6, displayPrint: 'none' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4, height: 60 }}>
        <Logo />
        <HeaderTools />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pb: 3 }}>
        <CatalogueButton />
        <SearchField />
      </Box>
    </Box>
  )
}
