import Box from '@mui/material/Box'
import { useIsOpen } from '#parts/site/use-site.ts'
import { areas } from '../areas.ts'
import { HeaderCart } from './header-cart.tsx'
import { Logo } from './logo.tsx'
import { SearchField } from './search-field.tsx'

/** Logo, search, cart; the rest is in the tabs. */
export function PhoneHeader() {
  const isOpen = useIsOpen()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        height: 56,
        pl: 4,
        pr: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        // The search fills the screen from here, over the tabs too.
        zIndex: (theme) => theme.zIndex.appBar + 1,
        displayPrint: 'none',
      }}
    >
      <Logo isSmall />
      <SearchField />
      {isOpen(areas.cart.path) && <HeaderCart />}
    </Box>
  )
}
