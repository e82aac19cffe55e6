import ButtonBase from '@mui/material/ButtonBase'
import { mdiContentCopy } from '@mdi/js'
import { Icon } from '#ui/icon.tsx'
import { useCopy } from './use-copy.ts'

/** A code that is copied by a click. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return (
    <ButtonBase
      onClick={() => void copy(text)}
      aria-label={label}
      sx={{ font: 'inherit', color: 'inherit', gap: 1, borderRadius: 0.5, '&:hover': { color: 'primary.main' }, '& svg': { opacity: 0.6 } }}
    >
      {text}
      <Icon path={mdiContentCopy} sx={{ fontSize: 14, displayPrint: 'none' }} />
    </ButtonBase>
  )
}
