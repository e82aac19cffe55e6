import Link from '@mui/material/Link'
import { useTranslation } from '#i18n/use-translation.tsx'

/** The first Tab stop: past the header, to the screen itself. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <Link
      href="#content"
      onClick={(event) => {
        // The hash belongs to the overlays: focus moves, the address stays.
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        px: 4,
        py: 2,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
        // A fixed element is printed on every page.
        displayPrint: 'none',
      }}
    >
      {t('skip')}
    </Link>
  )
}
