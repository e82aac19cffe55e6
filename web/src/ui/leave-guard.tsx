import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useBlocker } from '@tanstack/react-router'
import { AppDialog } from '#ui/dialog.tsx'

type Place = { pathname: string; search: unknown }

type Props = {
  isDirty: boolean
  texts: Record<'title' | 'text' | 'leave' | 'stay', string>
  /** Whether the step loses the input; a dialog over the same page does not. */
  isLeaving?: (current: Place, next: Place) => boolean
}

const isOtherPage = (current: Place, next: Place) => current.pathname !== next.pathname

/** Asks before unsaved input is lost. */
export function LeaveGuard({ isDirty, texts, isLeaving = isOtherPage }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && isLeaving(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <AppDialog
      isOpen
      isSmall
      title={texts.title}
      onClose={blocker.reset}
      actions={
        <>
          <Button color="inherit" onClick={blocker.proceed}>
            {texts.leave}
          </Button>
          <Button variant="contained" autoFocus onClick={blocker.reset}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{texts.text}</Typography>
    </AppDialog>
  )
}
