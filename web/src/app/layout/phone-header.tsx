import Box from '@mui/material/Box'
import { mdiCartOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { useAreOn } from '#parts/site/use-site.ts'
import { areas } from '../areas.ts'
import { HeaderLink } from './header-item.tsx'
import { Logo } from './logo.tsx'
import { SearchField } from './search-field.tsx'

/** Logo, search, cart; the rest is under the thumb. */
export function PhoneHeader() {
  const { t } = useTranslation()
  const areOn = useAreOn()
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        height: 56,
        pl: 4,
        pr: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        zIndex: 'appBar',
        displayPrint: 'none',
      }}
    >
      <Logo isSmall />
      <SearchField />
      {areOn(areas.cart.toggles) && <HeaderLink icon={mdiCartOutline} label={t('nav.cart')} href={paths.cart} />}
    </Box>
  )
}
