import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Post } from '@vitrina/contract/content/content'
import type { ReactNode } from 'react'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { feedAddress } from './feed.params.ts'
import { RichText, useText } from './rich-text.tsx'

/** Date, rubric, cover and text of a post, for its page and the overlay. */
export function PostArticle({ post, action }: { post: Post; action?: ReactNode }) {
  const text = useText(post.content)
  return (
    <article>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, mb: 4 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
          {post.rubric && (
            <>
              {' · '}
              <Link
                component={Anchor}
                underline="always"
                href={feedAddress(paths.feed(post.feed.slug), { page: 1, rubric: post.rubric.slug })}
              >
                {post.rubric.name}
              </Link>
            </>
          )}
        </Typography>
        {action}
      </Box>
      {post.image && (
        <Box
          component="img"
          src={post.image}
          alt=""
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 9',
            maxHeight: 300,
            objectFit: 'cover',
            borderRadius: 2,
            mb: 5,
            bgcolor: 'action.hover',
          }}
        />
      )}
      {post.lead && <Typography sx={{ fontSize: 16, fontWeight: 500, lineHeight: 1.5, mb: 4 }}>{post.lead}</Typography>}
      <RichText text={text} />
    </article>
  )
}
