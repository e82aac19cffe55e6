import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = { name: string; isActive: boolean; lines: readonly ReactNode[]; onOpen: () => void }

/** A warehouse, region or route in its list; what is switched off says so in words. */
export function EntryRow({ name, isActive, lines, onOpen }: Props) {
  const { t } = useTranslation('stock-desk')
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="subtitle1" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {name}
          {!isActive && <Chip size="small" variant="outlined" label={t('off')} />}
        </Typography>
        {lines.filter(Boolean).map((line, at) => (
          // The lines have no identity but their place.
          <Typography key={at} variant="body2" color="textSecondary">
            {line}
          </Typography>
        ))}
      </Box>
      <Button size="small" aria-label={t('changeNamed', { name })} onClick={onOpen}>
        {t('change')}
      </Button>
    </Box>
  )
}

type ListProps = { label: string; add: string; onAdd: () => void; empty: string; isEmpty: boolean; hint: string; children: ReactNode }

export function EntryRows({ label, add, onAdd, empty, isEmpty, hint, children }: ListProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 2 }}>
        <Button variant="contained" onClick={onAdd}>
          {add}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 280px' }}>
          {hint}
        </Typography>
      </Box>
      {isEmpty ? (
        <Typography role="status" color="textSecondary">
          {empty}
        </Typography>
      ) : (
        <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {children}
        </Box>
      )}
    </>
  )
}
