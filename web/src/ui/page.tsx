import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './use-document-title.ts'

type Props = {
  /** The heading of the page and the title of the tab. */
  title?: string
  /** Beside the heading: counts, buttons. */
  actions?: ReactNode
  /** Above everything and always as wide: it keeps its place from page to page, however narrow they are. */
  nav?: ReactNode
  /** Above the heading: the back link. */
  above?: ReactNode
  /** Text pages read better narrow. */
  width?: number
  /** For tables that need the height. */
  isTight?: boolean
  children: ReactNode
}

const CONTENT_WIDTH = 1600

export function Page({ nav, width = CONTENT_WIDTH, isTight = false, ...page }: Props) {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: nav ? CONTENT_WIDTH : width,
        mx: 'auto',
        px: { xs: 4, sm: 6 },
        py: isTight ? { xs: 2, sm: 3 } : { xs: 4, sm: 5 },
      }}
    >
      {nav}
      {nav && width < CONTENT_WIDTH ? (
        <Box sx={{ maxWidth: width }}>
          <Inside isTight={isTight} {...page} />
        </Box>
      ) : (
        <Inside isTight={isTight} {...page} />
      )}
    </Box>
  )
}

function Inside({ title, actions, above, isTight, children }: Omit<Props, 'nav' | 'width'>) {
  useDocumentTitle(title)
  return (
    <>
      {above}
      {title && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: isTight ? 2 : 3, mb: isTight ? 2 : 4 }}>
          <Typography variant="h1" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {actions}
        </Box>
      )}
      {children}
    </>
  )
}
