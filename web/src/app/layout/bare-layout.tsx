import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { LanguageSwitch } from './language-switch.tsx'

/** A page for people who are not the store's visitors: its content and a choice of the language. */
export function BareLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', '@media print': { display: 'block' } }}>
      <Box component="main" id="content" tabIndex={-1} aria-label={t('nav.content')} sx={{ flexGrow: 1, outline: 'none', minWidth: 0 }}>
        {children}
      </Box>
      <Box component="footer" sx={{ display: 'flex', justifyContent: 'center', p: 3, displayPrint: 'none' }}>
        <LanguageSwitch />
      </Box>
    </Box>
  )
}
