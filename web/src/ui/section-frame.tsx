import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** Target of links. */
  id?: string
  /** For screens with many sections. */
  isTight?: boolean
  /** Beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** One section of a screen, with a frame and a title. */
export function SectionFrame({ title, id, isTight = false, actions, children }: Props) {
  const headingId = useId()
  return (
    <Box
      component="section"
      {...(id && { id })}
      aria-labelledby={headingId}
      sx={{
        p: isTight ? { xs: 3, sm: 4 } : { xs: 4, sm: 5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        minWidth: 0,
        scrollMarginTop: 16,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: isTight ? 2 : 3 }}>
        <Typography id={headingId} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  )
}
