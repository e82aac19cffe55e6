import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiPrinterOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { ContentPage as Content } from '@vitrina/contract/content/content'
import { useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { pageQuery } from './content.api.ts'
import { RichText, useText } from './rich-text.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { TextSkeleton } from './text-skeleton.tsx'
import { useScrollToHash } from './use-scroll-to-hash.ts'

const TEXT_WIDTH = 760
/** Fewer headings need no table of contents. */
const HEADINGS_WORTH_A_LIST = 4

export function ContentPage({ slug }: { slug: string }) {
  const { t } = useTranslation('content')
  const { data, error, refetch } = useQuery(pageQuery(slug))

  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page width={TEXT_WIDTH}>
        <TextSkeleton label={t('overlay.loading')} />
      </Page>
    )
  return <ContentText page={data} />
}

/** The text of a page; staff look at a draft through it too. */
export function ContentText({ page }: { page: Content }) {
  const { t } = useTranslation('content')
  const content = useText(page.content)
  const article = useRef<HTMLElement>(null)
  useScrollToHash(article)
  const hasList = content.headings.length >= HEADINGS_WORTH_A_LIST

  const print = (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon path={mdiPrinterOutline} />}
      onClick={() => window.print()}
      sx={{ display: { xs: 'none', sm: 'inline-flex' }, displayPrint: 'none' }}
    >
      {t('page.print')}
    </Button>
  )
  return (
    <Page title={page.title} width={hasList ? TEXT_WIDTH + 300 : TEXT_WIDTH} actions={print}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 10,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: hasList ? `minmax(0, ${TEXT_WIDTH}px) 220px` : undefined },
        }}
      >
        {hasList && (
          <Box sx={{ order: { lg: 1 } }}>
            <TableOfContents headings={content.headings} />
          </Box>
        )}
        <Box component="article" ref={article} sx={{ minWidth: 0 }}>
          <RichText text={content} />
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 6 }}>
            {t('page.updated', { date: formatDate(page.updatedAt) })}
          </Typography>
        </Box>
      </Box>
    </Page>
  )
}
