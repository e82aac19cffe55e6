import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Post } from '@vitrina/contract/content/content'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'

/** The next newer and the next older post of the same feed. */
export function PostNeighbours({ post }: { post: Post }) {
  const { t } = useTranslation('content')
  if (!post.newer && !post.older) return null
  return (
    <Box
      component="nav"
      aria-label={t('post.neighbours')}
      sx={{
        mt: 8,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        displayPrint: 'none',
      }}
    >
      {post.newer && <Neighbour label={t('post.newer')} title={post.newer.title} href={paths.post(post.feed.slug, post.newer.slug)} />}
      {post.older && (
        <Neighbour label={t('post.older')} title={post.older.title} href={paths.post(post.feed.slug, post.older.slug)} isLast />
      )}
    </Box>
  )
}

const Neighbour = ({ label, title, href, isLast = false }: { label: string; title: string; href: string; isLast?: boolean }) => (
  <Paper variant="outlined" sx={{ overflow: 'hidden', gridColumn: { sm: isLast ? 2 : 1 } }}>
    <CardActionArea
      component={Anchor}
      href={href}
      sx={{ p: 3, height: '100%', display: 'block', textAlign: { sm: isLast ? 'right' : 'left' } }}
    >
      <Typography variant="caption" color="textSecondary" component="p">
        {label}
      </Typography>
      <Typography sx={{ fontWeight: 500, lineHeight: 1.35 }}>{title}</Typography>
    </CardActionArea>
  </Paper>
)
