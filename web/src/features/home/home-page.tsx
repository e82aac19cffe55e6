import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useViewEvent } from '#parts/analytics/use-view-event.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Page } from '#ui/page.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { homeQuery } from './home.api.ts'
import { homeColumns } from './home-page.layout.ts'
import { HomeBlockView } from './home-block-view.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

/** On a wide screen news and texts stand beside the rest, in the seller's order. */
const isAside = (block: HomeBlock) => block.kind === 'news' || block.kind === 'text'

export function HomePage() {
  const { t } = useTranslation('home')
  const { data, error, refetch } = useQuery(homeQuery)
  useDocumentTitle(t('title'))
  useViewEvent(data ? { type: 'HOME_PAGE_VIEW', data: {} } : null)

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <HomeSkeleton />
  if (data.blocks.length === 0) return <EmptyHome />

  const main = data.blocks.filter((block) => !isAside(block))
  const aside = data.blocks.filter(isAside)
  const hasIntro = main.some((block) => block.kind === 'intro')
  return (
    <Page>
      {!hasIntro && (
        <Typography variant="h1" sx={{ mb: 4 }}>
          {t('title')}
        </Typography>
      )}
      <Box sx={main.length > 0 && aside.length > 0 ? homeColumns : { display: 'grid' }}>
        {main.length > 0 && <Blocks blocks={main} />}
        {aside.length > 0 && <Blocks blocks={aside} />}
      </Box>
    </Page>
  )
}

const Blocks = ({ blocks }: { blocks: HomeBlock[] }) => (
  <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
    {blocks.map((block) => (
      <HomeBlockView key={block.id} block={block} />
    ))}
  </Box>
)

function EmptyHome() {
  const { t } = useTranslation('home')
  return (
    <Page title={t('empty.title')}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('empty.text')}
      </Typography>
      <Button variant="contained" component={Anchor} href={paths.catalogue}>
        {t('empty.action')}
      </Button>
    </Page>
  )
}
