import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useStore } from '#lib/store.ts'
import { showMessage } from '#ui/messages.ts'
import { minutesLeft, type Removal, type Removals, removalsAt } from './removals.ts'

const TICK_MS = 15_000
const none: Removal[] = []

type Props = {
  removals: Removals
  undo: UseMutationResult<{ restoredCount: number }, Error, string>
  /** Deleted and restored things, in the words of the area. */
  texts: { one: (name: string) => string; many: (count: number) => string; restored: (count: number) => string }
}

/** Stays over the lists until the ten minutes are over, whatever page is opened meanwhile. */
export function RemovalNotice({ removals, undo, texts }: Props) {
  const { t } = useTranslation('removal')
  const items = useStore(removals.store, (kept) => kept.items ?? none)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const bringBack = (deletionToken: string) =>
    undo.mutate(deletionToken, {
      onSuccess: ({ restoredCount }) => {
        removals.forget(deletionToken)
        showMessage({ text: texts.restored(restoredCount), kind: 'success' })
      },
      onError: (error) => error instanceof ApiError && error.status === 404 && removals.forget(deletionToken),
    })
  const shown = removalsAt(items, now)
  if (shown.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 4 }}>
      {shown.map(({ deletionToken, count, name, until }) => (
        <Alert
          key={deletionToken}
          severity="info"
          action={
            <>
              <Button color="inherit" size="small" loading={undo.isPending} onClick={() => bringBack(deletionToken)}>
                {t('undo')}
              </Button>
              <Button color="inherit" size="small" onClick={() => removals.forget(deletionToken)}>
                {t('hide')}
              </Button>
            </>
          }
        >
          {count === 1 && name ? texts.one(name) : texts.many(count)} {t('left', { count: minutesLeft(until, now) })}
        </Alert>
      ))}
    </Box>
  )
}
