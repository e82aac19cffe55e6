import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { PageNotFound } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { guidePages } from './guide-pages.ts'
import { GuideText } from './guide-text.tsx'

/** How the shop is run, for its own people; written in Russian. */
export function GuidePage({ name }: { name: string }) {
  const { t } = useTranslation('back-office')
  const page = name === '' ? guidePages[0] : guidePages.find((one) => one.name === name)
  if (!page) return <PageNotFound />
  return (
    <Page title={page.title} nav={<BackOfficeNav open="guide" />} width={1100}>
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' }, alignItems: 'start' }}>
        <Box component="nav" aria-label={t('guide.contents')} sx={contents}>
          {guidePages.map((one) => (
            <Box
              key={one.name}
              component={Anchor}
              href={deskPaths.guidePage(one.name)}
              aria-current={one === page ? 'page' : undefined}
              sx={contentsLink}
            >
              {one.title}
            </Box>
          ))}
        </Box>
        <Box lang="ru" component="article">
          <GuideText blocks={page.blocks} />
        </Box>
      </Box>
    </Page>
  )
}

const contents = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  flexWrap: 'wrap',
  gap: 1,
  position: { md: 'sticky' },
  top: { md: 16 },
} as const

const contentsLink = {
  color: 'text.secondary',
  textDecoration: 'none',
  px: 3,
  py: 1.5,
  borderRadius: 2,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected', fontWeight: 600 },
} as const
