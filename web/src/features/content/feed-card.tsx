import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { PostCard } from '@vitrina/contract/content/content'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'

/** A full page of twelve ends with a full row at every width. */
export const feedGrid = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: Object.fromEntries(
    Object.entries({ xs: 1, sm: 2, md: 3, lg: 4, xl: 6 }).map(([width, columns]) => [width, `repeat(${columns}, minmax(0, 1fr))`]),
  ),
}

const clamped = (lines: number) => ({ overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: lines, WebkitBoxOrient: 'vertical' })

export const FeedCard = ({ feed, post }: { feed: string; post: PostCard }) => (
  <Paper
    variant="outlined"
    component="li"
    sx={{
      position: 'relative',
      overflow: 'hidden',
      display: 'flex',
      flexDirection: 'column',
      '&:hover': { borderColor: 'text.secondary' },
    }}
  >
    {post.image && (
      <Box
        component="img"
        src={post.image}
        alt=""
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', bgcolor: 'action.hover', borderBottom: 1, borderColor: 'divider' }}
      />
    )}
    <Box sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="caption" color="textSecondary">
        {[formatDate(post.publishedAt), post.rubric?.name].filter(Boolean).join(' · ')}
      </Typography>
      <Typography component="h2" sx={{ fontSize: 15, fontWeight: 600, lineHeight: 1.35 }}>
        {/* The link covers its card: one target, one name. */}
        <Link
          component={Anchor}
          href={paths.post(feed, post.slug)}
          color="inherit"
          underline="hover"
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {post.title}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={clamped(post.image ? 3 : 9)}>
        {post.lead}
      </Typography>
    </Box>
  </Paper>
)
