import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'

type Props<T> = {
  label: string
  items: readonly T[]
  /** The value of a new item. */
  empty: () => T
  onChange: (items: T[]) => void
  render: (item: T, change: (item: T) => void, place: number) => ReactNode
}

/** Items one under another: added, moved and removed. */
export function ItemList<T>({ label, items, empty, onChange, render }: Props<T>) {
  const { t } = useTranslation('content-desk')
  const moved = (from: number, to: number) => {
    const [item] = items.slice(from, from + 1)
    if (item !== undefined) onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
  }
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => onChange([...items, empty()])}>
          {t('items.add')}
        </Button>
      </Box>
      {items.map((item, place) => {
        const number = place + 1
        const actions = [
          { key: 'up', icon: mdiArrowUp, isOff: place === 0, run: () => moved(place, place - 1) },
          { key: 'down', icon: mdiArrowDown, isOff: number === items.length, run: () => moved(place, place + 1) },
          { key: 'remove', icon: mdiClose, isOff: false, run: () => onChange(items.toSpliced(place, 1)) },
        ] as const
        return (
          <Box
            // An item has no name of its own: its place is all that tells it from the others.
            key={place}
            sx={{ display: 'flex', gap: 2, alignItems: 'start', p: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, display: 'grid', gap: 3 }}>
              {render(item, (changed) => onChange(items.with(place, changed)), place)}
            </Box>
            <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
              {actions.map(({ key, icon, isOff, run }) => (
                <IconButton key={key} size="small" disabled={isOff} aria-label={t(`items.${key}`, { label, number })} onClick={run}>
                  <Icon path={icon} fontSize="small" />
                </IconButton>
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
