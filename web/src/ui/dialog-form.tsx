import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode, SubmitEvent } from 'react'

type Props = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  submit: string
  isPending: boolean
  /** Something needed is not there yet. */
  isIncomplete?: boolean
  /** What it does cannot be undone. */
  isDangerous?: boolean
  /** What the server refused and no field can show. */
  error?: string | undefined
  children: ReactNode
}

/** The form of a dialog: sent once at a time, what went wrong stands above the button. */
export function DialogForm({ onSubmit, submit, isPending, isIncomplete = false, isDangerous = false, error, children }: Props) {
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 4, pt: 2 }}>
      {children}
      {error && <Alert severity="error">{error}</Alert>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        color={isDangerous ? 'error' : 'primary'}
        loading={isPending}
        disabled={isIncomplete}
      >
        {submit}
      </Button>
    </Box>
  )
}
