import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { mdiFilterVariant } from '@mdi/js'
import { type ReactNode, useState } from 'react'
import { Anchor } from './anchor.tsx'
import { Icon } from './icon.tsx'
import { useDesktop } from './use-desktop.ts'

type Props = {
  texts: { open: string; clear: string }
  /** Number of fields set. */
  count: number
  /** Address without filters; null where none is set. */
  clearAddress: string | null
  /** Always visible. */
  always: ReactNode
  children: ReactNode
}

/** The fields of a list: open on a desktop, behind a button elsewhere. */
export function FilterPanel({ texts, count, clearAddress, always, children }: Props) {
  const isDesktop = useDesktop()
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        {always}
        {!isDesktop && (
          <Badge badgeContent={count} color="primary">
            <Button
              variant="outlined"
              color="inherit"
              aria-expanded={isOpen}
              startIcon={<Icon path={mdiFilterVariant} fontSize="small" />}
              onClick={() => setOpen(!isOpen)}
            >
              {texts.open}
            </Button>
          </Badge>
        )}
        {clearAddress !== null && (
          <Button color="inherit" component={Anchor} href={clearAddress}>
            {texts.clear}
          </Button>
        )}
      </Box>
      <Collapse in={isDesktop || isOpen} unmountOnExit>
        {children}
      </Collapse>
    </Box>
  )
}
