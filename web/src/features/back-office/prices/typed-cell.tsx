import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { ColumnEdit } from './use-column-edit.ts'

type Props = { edit: ColumnEdit; at: number; label: string; children: ReactNode }

/** A figure of a table that one stands on or types into. */
export function TypedCell({ edit, at, label, children }: Props) {
  const isActive = edit.active === at
  const isTyped = isActive && edit.typed !== null
  return (
    <Box
      component="td"
      role="gridcell"
      ref={edit.refOf(at)}
      tabIndex={isActive && !isTyped ? 0 : -1}
      onKeyDown={edit.press}
      onPaste={edit.paste}
      onFocus={() => edit.setActive(at)}
      onDoubleClick={() => edit.begin(at)}
      sx={{
        textAlign: 'right',
        minWidth: 120,
        cursor: 'cell',
        bgcolor: 'background.paper',
        fontVariantNumeric: 'tabular-nums',
        '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      {isTyped ? (
        <Box
          component="input"
          autoFocus
          inputMode="decimal"
          aria-label={label}
          value={edit.typed ?? ''}
          onChange={({ target }) => edit.setTyped(target.value)}
          onBlur={edit.leave}
          sx={{
            width: '100%',
            minWidth: 80,
            height: 28,
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'primary.main',
            px: 1,
            textAlign: 'right',
          }}
        />
      ) : (
        children
      )}
    </Box>
  )
}

/** In place of a figure that is not there. */
export const NoFigure = ({ text }: { text: string }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {text}
  </Box>
)
