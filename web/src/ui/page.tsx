import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './use-document-title.ts'

type Props = {
  /** The heading of the page and the title of the tab. */
  title?: string
  /** Beside the heading: counts, buttons. */
  actions?: ReactNode
  /** Above the heading: the back link. */
  above?: ReactNode
  /** Text pages read better narrow. */
  width?: number
  children: ReactNode
}

const CONTENT_WIDTH = 1600

export function Page({ title, actions, above, width = CONTENT_WIDTH, children }: Props) {
  useDocumentTitle(title)
  return (
    <Box sx={{ width: '100%', maxWidth: width, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 4, sm: 5 } }}>
      {above}
      {title && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
          <Typography variant="h1" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {actions}
        </Box>
      )}
      {children}
    </Box>
  )
}
