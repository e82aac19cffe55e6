import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { mdiChevronLeft } from '@mdi/js'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { AccountHome } from './account-home.tsx'
import { AccountNav } from './account-nav.tsx'
import { sectionOf } from './account-sections.ts'
import { SignInPrompt } from './sign-in-prompt.tsx'

/** the frame of every account screen; `app/` adds it. A phone shows the list of sections first, then one screen. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const user = useUser()
  const isPhone = usePhone()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!user) return <SignInPrompt section={sectionOf(path)} />
  if (isPhone) return path === paths.account ? <AccountHome user={user} /> : <PhoneScreen>{children}</PhoneScreen>
  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 1600, mx: 'auto', flexGrow: 1 }}>
      <Box component="aside" sx={{ flex: 'none', width: { sm: 216, lg: 264 }, pl: { sm: 3, lg: 4 }, py: 5 }}>
        <Box sx={{ position: 'sticky', top: 20 }}>
          <AccountNav />
        </Box>
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

function PhoneScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account')
  return (
    <>
      <Box component="nav" aria-label={t('nav')} sx={{ px: 3, pt: 2 }}>
        <Link component={Anchor} href={paths.account} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, pr: 2 }}>
          <Icon path={mdiChevronLeft} />
          {t('title')}
        </Link>
      </Box>
      {children}
    </>
  )
}
