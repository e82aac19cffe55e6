import Box from '@mui/material/Box'
import { HeaderTools } from './header-tools.tsx'
import { CatalogueButton } from './catalogue-button.tsx'
import { Logo } from './logo.tsx'
import { SearchField } from './search-field.tsx'

const HEADER_HEIGHT = 64

/** One line; the search field takes the remaining width. */
export function DesktopHeader() {
  return (
    <Box
      component="header"
      sx={{
        flexShrink: 0,
        height: HEADER_HEIGHT,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        zIndex: 'appBar',
        displayPrint: 'none',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, height: 1, maxWidth: 1600, mx: 'auto', px: 6 }}>
        <Logo />
        <CatalogueButton />
        <SearchField />
        <HeaderTools />
      </Box>
    </Box>
  )
}
