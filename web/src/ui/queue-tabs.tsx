import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { Anchor } from '#ui/anchor.tsx'

/** The server stops counting here. */
const MANY = 1_000

/** No count: not loaded yet, or an empty queue. */
type Queue = { key: string; title: string; address: string; count: number | undefined }
type Props = {
  label: string
  queues: readonly Queue[]
  chosen: string
  /** Over a table that needs the height. */
  isDense?: boolean
}

/** Queues of the seller's people. */
export function QueueTabs({ label, queues, chosen, isDense = false }: Props) {
  const row = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen: the chosen tab is scrolled to the middle.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2
  }, [chosen])
  return (
    <Box
      component="nav"
      ref={row}
      aria-label={label}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: isDense ? 1 : 2,
        mb: isDense ? 1 : 4,
        pb: 1,
        overflowX: { xs: 'auto', sm: 'visible' },
      }}
    >
      {queues.map(({ key, title, address, count }) => (
        <Box
          key={key}
          component={Anchor}
          href={address}
          aria-current={key === chosen ? 'page' : undefined}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: isDense ? 1.5 : 2,
            px: isDense ? 2 : 3,
            minHeight: isDense ? 28 : 36,
            ...(isDense && { fontSize: 13 }),
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            color: 'text.primary',
            bgcolor: 'background.paper',
            textDecoration: 'none',
            whiteSpace: 'nowrap',
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main', fontWeight: 600 },
          }}
        >
          {title}
          {count !== undefined && (
            <Box component="span" sx={{ color: count > 0 ? 'text.primary' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {count < MANY ? count : `${MANY - 1}+`}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
