import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { PostCard } from '@vitrina/contract/content/content'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { BlockHeading } from './block-heading.tsx'

type News = Extract<HomeBlock, { kind: 'news' }>

export function NewsBlock({ block }: { block: News }) {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby={`home-${block.id}`}>
      <BlockHeading id={`home-${block.id}`} title={block.title} more={{ href: paths.feed(block.feed), text: t('news.all') }} />
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}>
        {block.items.map((post) => (
          <NewsRow key={post.id} feed={block.feed} post={post} />
        ))}
      </Paper>
    </section>
  )
}

const NewsRow = ({ feed, post }: { feed: string; post: PostCard }) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'flex',
      gap: 3,
      p: 3,
      '& + &': { borderTop: 1, borderColor: 'divider' },
      '&:hover': { bgcolor: 'action.hover' },
    }}
  >
    {post.image && (
      <Box
        component="img"
        src={post.image}
        alt=""
        loading="lazy"
        sx={{ width: 72, height: 54, flexShrink: 0, borderRadius: 1, objectFit: 'cover' }}
      />
    )}
    <Box sx={{ minWidth: 0 }}>
      {/* The link covers its row: one target, one name. */}
      <Link
        component={Anchor}
        href={paths.post(feed, post.slug)}
        color="textPrimary"
        underline="hover"
        sx={{ fontWeight: 500, lineHeight: 1.35, display: 'block', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
      >
        {post.title}
      </Link>
      {/* The day by the reader's clock, which the server does not know. */}
      <Typography variant="caption" color="textSecondary" suppressHydrationWarning sx={{ display: 'block', mt: 1 }}>
        {[formatDate(post.publishedAt), post.rubric?.name].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  </Box>
)
