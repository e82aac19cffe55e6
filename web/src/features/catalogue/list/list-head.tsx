import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = { title: string | undefined; children: ReactNode }

/** The title, with the tools beside it where there is room; under it, on a narrow screen, the tools stay in sight. */
export function ListHead({ title, children }: Props) {
  return (
    <Box sx={{ display: { xs: 'contents', md: 'flex' }, alignItems: 'center', gap: 4, minHeight: 40 }}>
      <Typography
        variant="h1"
        sx={{
          flexGrow: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {title ?? <Skeleton width={260} />}
      </Typography>
      {children}
    </Box>
  )
}
