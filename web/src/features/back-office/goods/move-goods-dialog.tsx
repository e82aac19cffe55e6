import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { MovedGoods } from '@vitrina/contract/goods/goods-shapes'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useMoveInParts } from './use-move-in-parts.ts'

type Props = {
  title: string
  /** How many goods change, told before it is done. */
  count: number
  /** The fate of the emptied value or series. */
  hint: string
  isIncomplete: boolean
  error: string | undefined
  move: (part: number) => Promise<MovedGoods>
  onClose: () => void
  children: ReactNode
}

/** Moves goods from one thing that describes them to another, and back. */
export function MoveGoodsDialog({ title, count, hint, isIncomplete, error, move, onClose, children }: Props) {
  const { t } = useTranslation('goods')
  const { run, undo, state, moved, kept, isUndoing, undoError } = useMoveInParts(move)
  const isRunning = state === 'running'
  return (
    <AppDialog isOpen title={title} isBusy={isRunning || isUndoing} onClose={onClose}>
      {state === 'waiting' || isRunning ? (
        <DialogForm
          submit={t('moving.submit', { count })}
          isPending={isRunning}
          isIncomplete={isIncomplete || count === 0}
          error={error}
          onSubmit={(event) => {
            event.preventDefault()
            void run()
          }}
        >
          {children}
          <Typography variant="body2" color="textSecondary">
            {count === 0 ? t('moving.none') : hint}
          </Typography>
        </DialogForm>
      ) : (
        <>
          <Alert
            severity={error ? 'warning' : 'success'}
            role="status"
            action={
              state === 'moved' && (
                <Button color="inherit" size="small" loading={isUndoing} onClick={() => void undo()}>
                  {t('moving.undo')}
                </Button>
              )
            }
          >
            {state === 'moved' ? t('moving.moved', { count: moved }) : t('moving.undone', { count: moved - kept })}
            {state === 'undone' && kept > 0 && ` ${t('moving.kept', { count: kept })}`}
          </Alert>
          {(error ?? undoError) && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error ?? undoError?.message}
            </Alert>
          )}
          <Button variant="outlined" fullWidth disabled={isUndoing} onClick={onClose} sx={{ mt: 2 }}>
            {t('moving.close')}
          </Button>
        </>
      )}
    </AppDialog>
  )
}
