import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import type { ReactNode } from 'react'

type Props = { title: string | undefined; children: ReactNode }

const Root = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    minHeight: 40,
    [theme.breakpoints.down('md')]: { display: 'contents' },
    '& h1': {
      ...theme.typography.h1,
      flexGrow: 1,
      minWidth: 0,
      margin: 0,
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
  })),
)

/** The title with the tools beside it; on a narrow screen the tools are under it and stay in sight. */
export function ListHead({ title, children }: Props) {
  return (
    <Root>
      <h1>{title ?? <Skeleton width={260} />}</h1>
      {children}
    </Root>
  )
}
