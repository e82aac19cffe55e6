import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'

const keys = [
  ['walk', '↑ ↓ ← →'],
  ['edges', 'Ctrl+↑ ↓ ← →, Home, End'],
  ['edit', 'Enter, F2'],
  ['next', 'Tab, Enter'],
  ['cancel', 'Esc'],
  ['choose', 'Shift+↑ ↓, Space'],
  ['all', 'Ctrl+A'],
  ['copy', 'Ctrl+C, Ctrl+X, Ctrl+V'],
  ['own', 'F4'],
  ['take', 'Alt+Enter'],
  ['insert', 'Insert, Ctrl+Enter'],
  ['remove', 'Delete, Ctrl+−'],
  ['move', 'Alt+↑ ↓'],
  ['nest', 'Alt+→ ←'],
  ['group', 'Ctrl+G, Ctrl+Shift+G'],
  ['undo', 'Ctrl+Z, Ctrl+Shift+Z'],
] as const

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('specifications')
  return (
    <AppDialog isOpen title={t('keys.title')} onClose={onClose}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: 2,
          m: 0,
          fontSize: 13,
          '& dd': { m: 0, fontWeight: 500, textAlign: 'right' },
        }}
      >
        {keys.map(([name, pressed]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd>{pressed}</dd>
          </Box>
        ))}
      </Box>
    </AppDialog>
  )
}
