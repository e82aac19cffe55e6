import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiClose, mdiInformationOutline } from '@mdi/js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { useBottomInset } from './bottom-inset.ts'
import { Icon } from './icon.tsx'
import { closeMessage, type Message, useMessage } from './messages.ts'

/** Specification §2: content at most this wide. */
const MAX_WIDTH = 848
const icons = { info: mdiInformationOutline, success: mdiCheckCircleOutline, error: mdiAlertCircleOutline }

/** One message, bottom centre. Always in the page, so that screen readers announce its changes. */
export const MessageBar = () => (useIsHydrated() ? <Bar /> : null)

function Bar() {
  const { t } = useTranslation()
  const message = useMessage()
  const bottom = useBottomInset('left')
  const right = useBottomInset('right')
  const bar = useRef<HTMLElement>(null)
  usePreventAriaHidden(bar)
  return createPortal(
    <Box
      ref={bar}
      role="region"
      aria-label={t('messages')}
      sx={{
        position: 'fixed',
        left: 0,
        right: 0,
        bottom: Math.max(bottom, right) + 16,
        display: 'flex',
        justifyContent: 'center',
        px: 4,
        pointerEvents: 'none',
        zIndex: 'snackbar',
        displayPrint: 'none',
      }}
    >
      <Box role={message?.kind === 'error' ? 'alert' : 'status'} sx={{ maxWidth: MAX_WIDTH, minWidth: 0 }}>
        {message && <Shown key={message.id} message={message} />}
      </Box>
    </Box>,
    document.body,
  )
}

/** An open dialog hides all its siblings from screen readers; its results are announced here, so this one must stay. */
function usePreventAriaHidden(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const unhide = () => element.removeAttribute('aria-hidden')
    const observer = new MutationObserver(unhide)
    observer.observe(element, { attributeFilter: ['aria-hidden'] })
    unhide()
    return () => observer.disconnect()
  }, [bar])
}

function Shown({ message }: { message: Message }) {
  const { t } = useTranslation()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    // No timeout while the person reads or reaches for a button.
    if (isHeld) return undefined
    const timer = setTimeout(closeMessage, message.duration)
    return () => clearTimeout(timer)
  }, [isHeld, message.duration])
  const { action } = message
  return (
    <Box
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && closeMessage()}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 2,
        pl: 4,
        pr: 2,
        borderRadius: 1,
        bgcolor: '#22272e',
        color: '#f0f3f6',
        boxShadow: 8,
        pointerEvents: 'auto',
        ...theme.applyStyles('dark', { bgcolor: '#2f353d' }),
      })}
    >
      <Icon path={icons[message.kind]} sx={{ color: { info: '#9ecbff', success: '#7ee787', error: '#ff938a' }[message.kind] }} />
      <Box sx={{ py: 1.5, mr: 2, minWidth: 0, overflowWrap: 'anywhere' }}>{message.text}</Box>
      {action && (
        <Button
          size="small"
          sx={{ color: '#9ecbff' }}
          onClick={() => {
            closeMessage()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" color="inherit" aria-label={t('close')} onClick={closeMessage}>
        <Icon path={mdiClose} sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  )
}
