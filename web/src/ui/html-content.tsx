import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useFollow } from './anchor.tsx'
import { sanitisedQuery } from './sanitised.ts'

/** Rich text of the seller; links into the store do not reload the page. */
export function HtmlContent({
  html,
  lines = 5,
}: {
  html: string /** How long it will be, roughly: the size of its skeleton. */
  lines?: number
}) {
  const follow = useFollow()
  const { data } = useQuery(sanitisedQuery(html))

  // The links inside are the controls; the container only handles their bubbling clicks.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest('a')
    if (link) follow(event, link)
  }

  if (data === undefined) return <HtmlSkeleton lines={lines} />
  return <Box onClick={onClick} dangerouslySetInnerHTML={{ __html: data }} />
}

const HtmlSkeleton = ({ lines }: { lines: number }) => (
  <Box aria-hidden>
    {[96, 100, 92, 98, 60].slice(0, lines).map((width) => (
      <Skeleton key={width} width={`${width}%`} height={24} />
    ))}
  </Box>
)
