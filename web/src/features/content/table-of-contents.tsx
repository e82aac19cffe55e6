import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import type { Heading } from './prepare-text.ts'

/** Beside the text on a wide screen, where it stays in sight; above it on a narrow one. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const { t } = useTranslation('content')
  const id = useId()
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{ position: { lg: 'sticky' }, top: { lg: 16 }, mb: { xs: 4, lg: 0 }, alignSelf: 'start', displayPrint: 'none' }}
    >
      <Typography id={id} variant="caption" component="h2" color="textSecondary" sx={{ mb: 1, fontWeight: 500 }}>
        {t('page.contents')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: 1, borderColor: 'divider' }}>
        {headings.map((heading) => (
          <Box component="li" key={heading.id}>
            <Link
              component={Anchor}
              href={`#${heading.id}`}
              color="textSecondary"
              underline="none"
              variant="body2"
              sx={{ display: 'block', pl: 3, py: { xs: 2.5, lg: 1 }, overflowWrap: 'anywhere', '&:hover': { color: 'primary.main' } }}
            >
              {heading.text}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
