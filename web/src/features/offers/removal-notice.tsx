import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useStore } from '#lib/store.ts'
import { showMessage } from '#ui/messages.ts'
import { forgetRemoval, removals, removalsAt } from './removals.ts'
import { useUndoRemoval } from './offers.api.ts'

const TICK_MS = 15_000
const none: never[] = []

/** Stays over the lists until the ten minutes are over, whatever page is opened meanwhile. */
export function RemovalNotice() {
  const { t } = useTranslation('offers')
  const items = useStore(removals, (kept) => kept.items ?? none)
  const [now, setNow] = useState(Date.now)
  const undo = useUndoRemoval()
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const bringBack = (deletionToken: string) =>
    undo.mutate(deletionToken, {
      onSuccess: ({ restoredCount }) => {
        forgetRemoval(deletionToken)
        showMessage({ text: t('removal.restored', { count: restoredCount }), kind: 'success' })
      },
      onError: (error) => error instanceof ApiError && error.status === 404 && forgetRemoval(deletionToken),
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
                {t('removal.undo')}
              </Button>
              <Button color="inherit" size="small" onClick={() => forgetRemoval(deletionToken)}>
                {t('removal.hide')}
              </Button>
            </>
          }
        >
          {count === 1 && name ? t('removal.one', { name }) : t('removal.many', { count })}{' '}
          {t('removal.left', { count: Math.max(1, Math.ceil((until - now) / 60_000)) })}
        </Alert>
      ))}
    </Box>
  )
}
