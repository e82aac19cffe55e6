import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { contentSlugs } from '@vitrina/contract/content/content'
import { useTranslation } from '#i18n/use-translation.tsx'
import { forceDesktop, isDesktopForced } from '#lib/desktop-flag.ts'
import { paths } from '#lib/paths.ts'
import { useSite } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SchemeButton } from './scheme-button.tsx'

const legalPages = ['agreement', 'offer', 'privacyPolicy', 'dataOperator', 'cookies'] as const

const SIDE = { xs: 4, sm: 6 }
/** Lines far enough apart for a thumb. */
const THUMB = { xs: 2.5, sm: 1 }
const CHAT_CORNER = 22

/** Legal pages, contacts, languages. */
export function Footer() {
  const { t } = useTranslation()
  const { chatButton } = useSite().config
  // The chat button floats over this corner: no control may lie under it.
  const isLeft = chatButton.enabled && chatButton.side === 'left'
  const isRight = chatButton.enabled && chatButton.side === 'right'
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        fontSize: 13,
        displayPrint: 'none',
      }}
    >
      <Box
        sx={{
          maxWidth: 1600,
          mx: 'auto',
          pl: isLeft ? CHAT_CORNER : SIDE,
          pr: isRight ? CHAT_CORNER : SIDE,
          py: 3,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 6,
          rowGap: { xs: 0, sm: 2 },
        }}
      >
        <Contacts />
        <Box
          component="nav"
          aria-label={t('footer.legal')}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: { xs: 0, sm: 1 }, flexGrow: 1 }}
        >
          {legalPages.map((page) => (
            <Link key={page} component={Anchor} href={paths.content(contentSlugs[page])} color="inherit" sx={{ py: THUMB }}>
              {t(`footer.${page}`)}
            </Link>
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: { xs: 1, sm: 2 }, ml: { sm: 'auto' } }}>
          <DesktopSwitch />
          <SchemeButton />
          <LanguageSwitch />
        </Box>
      </Box>
    </Box>
  )
}

function Contacts() {
  const { config } = useSite()
  const { phone, email, hours } = config.contacts
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: { xs: 0, sm: 1 } }}>
      {phone && (
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} color="textPrimary" sx={{ fontWeight: 600, py: THUMB, whiteSpace: 'nowrap' }}>
          {phone}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} color="textPrimary" sx={{ py: THUMB }}>
          {email}
        </Link>
      )}
      {hours && (
        <Box component="span" sx={{ py: THUMB, '@media (min-width:1280px) and (max-width:1535px)': { display: 'none' } }}>
          {hours}
        </Box>
      )}
    </Box>
  )
}

/** Offered where the width alone would not select the desktop layout. */
function DesktopSwitch() {
  const { t } = useTranslation()
  const isDesktop = useDesktop()
  const isForced = isDesktopForced()
  if (isDesktop && !isForced) return null
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      onClick={() => forceDesktop(!isForced)}
      sx={{ py: THUMB, px: { sm: 2 }, font: 'inherit' }}
    >
      {t(isForced ? 'layout.mobile' : 'layout.desktop')}
    </Link>
  )
}
