import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode, SubmitEvent } from 'react'

type Props = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  submit: string
  isPending: boolean
  /** A required field is empty. */
  isIncomplete?: boolean
  /** The action cannot be undone. */
  isDangerous?: boolean
  /** A server error that belongs to no field. */
  error?: string | undefined
  children: ReactNode
}

/** The form of a dialog: one submit at a time, errors above the button. */
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
