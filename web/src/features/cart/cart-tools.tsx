import Box from '@mui/material/Box'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { useState } from 'react'
import { usePhone } from '#ui/use-desktop.ts'
import { CartSearch } from './cart-search.tsx'
import { CartToolbar } from './cart-toolbar.tsx'
import { CartToolsMenu } from './cart-tools-menu.tsx'
import { QuickAdd } from './quick-add.tsx'
import { useCartParams } from './use-cart-params.ts'

type Props = { lines: readonly CartLine[]; onDelete: (ids: number[]) => void }

/** One line: the quick row and the tools; on a phone these stand behind a button. */
export function CartTools({ lines, onDelete }: Props) {
  const isPhone = usePhone()
  const { params } = useCartParams()
  const [isSearching, setSearching] = useState(params.search !== '')
  const tools = { lines, onDelete }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        columnGap: 2,
        rowGap: 2,
        alignItems: 'center',
        '& > form': { flex: { xs: '1 1 0', sm: '1 1 100%', md: '1 1 420px' }, minWidth: 0 },
      }}
    >
      <QuickAdd isShort={isPhone} />
      {lines.length > 0 && !isPhone && <CartToolbar {...tools} />}
      {lines.length > 0 && isPhone && <CartToolsMenu {...tools} onSearch={() => setSearching(true)} />}
      {lines.length > 0 && isPhone && isSearching && (
        <Box sx={{ flex: '1 0 100%', display: 'flex' }}>
          <CartSearch isAsked />
        </Box>
      )}
    </Box>
  )
}
