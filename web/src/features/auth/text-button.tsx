import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

/** A button that reads as a link inside a line of text. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children?: ReactNode }) => (
  <Link
    component="button"
    type="button"
    onClick={onClick}
    // A larger touch target without a higher line.
    sx={{ font: 'inherit', verticalAlign: 'baseline', py: { xs: 2.5, sm: 0 }, my: { xs: -2.5, sm: 0 } }}
  >
    {children}
  </Link>
)
