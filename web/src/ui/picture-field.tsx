import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { mdiCameraPlusOutline, mdiTrashCanOutline } from '@mdi/js'
import { type ReactNode, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

type Action = { label: string; isPending?: boolean }

type Props = {
  label: string
  choose: Action & { run: (file: File) => void }
  /** Undefined: there is nothing to remove. */
  remove?: (Action & { run: () => void }) | undefined
  hint: string
  /** Replaces the hint: why the chosen file is rejected. */
  problem: string | null
  /** The current picture. */
  children: ReactNode
}

/** One picture, .jpg or .png: shown, chosen and removed. */
export function PictureField({ label, choose, remove, hint, problem, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      {children}
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiCameraPlusOutline} />}
            loading={choose.isPending ?? false}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {choose.label}
          </Button>
          {remove && (
            <Button color="inherit" startIcon={<Icon path={mdiTrashCanOutline} />} loading={remove.isPending ?? false} onClick={remove.run}>
              {remove.label}
            </Button>
          )}
        </Box>
        <FormHelperText id={hintId} error={problem !== null} role={problem ? 'alert' : undefined}>
          {problem ?? hint}
        </FormHelperText>
        <input
          ref={input}
          type="file"
          accept=".jpg,.jpeg,.png"
          aria-label={label}
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) choose.run(file)
            // Lets the same file be chosen again after it was removed.
            event.target.value = ''
          }}
        />
      </Box>
    </Box>
  )
}
