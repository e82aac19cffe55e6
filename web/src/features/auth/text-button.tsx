import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

/** A button that reads as a link inside a line of text. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children?: ReactNode }) => (
  <Link component="button" type="button" onClick={onClick} sx={{ font: 'inherit', verticalAlign: 'baseline' }}>
    {children}
  </Link>
)
