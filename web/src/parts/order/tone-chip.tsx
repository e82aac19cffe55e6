import Chip from '@mui/material/Chip'
import { Icon } from '#ui/icon.tsx'
import type { Tone } from './state-tone.rules.ts'

const colours = { quiet: 'default', moving: 'primary', good: 'success', attention: 'warning', bad: 'error' } as const

type Props = {
  tone: Tone
  label: string
  /** Which of the three states it shows. */
  icon?: string
  caption?: string
}

/** The text carries the meaning, the colour supports it. */
export const ToneChip = ({ tone, label, icon, caption }: Props) => (
  <Chip
    size="small"
    variant="outlined"
    color={colours[tone]}
    label={label}
    {...(caption && { title: `${caption}: ${label}` })}
    {...(icon && { icon: <Icon path={icon} /> })}
    sx={{ maxWidth: '100%', '& .MuiChip-icon': { fontSize: 15, ml: 1 } }}
  />
)
