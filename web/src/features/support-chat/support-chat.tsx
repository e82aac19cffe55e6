import Box from '@mui/material/Box'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import Fab from '@mui/material/Fab'
import Fade from '@mui/material/Fade'
import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { mdiClose, mdiMessageTextOutline } from '@mdi/js'
import type { ChatButton } from '@vitrina/contract/site/site.settings'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSite } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { ChatMenu } from './chat-menu.tsx'
import { asideBy, BOUNDS, SIZE } from './chat-spot.rules.ts'
import { useChatSpot } from './use-chat-spot.ts'
import { useChatWidget } from './use-chat-widget.ts'
import { useCoveredAction } from './use-covered-action.ts'

/** Specification §9. */
const FADE = 400

/** O-11. */
export function SupportChat() {
  const { config, settings } = useSite()
  if (!config.chatButton.enabled) return null
  return <ChatCorner config={{ ...config.chatButton, liveChat: settings.chatButton.liveChat }} />
}

function ChatCorner({ config }: { config: ChatButton }) {
  const { t } = useTranslation('chat')
  const widget = useChatWidget(config)
  const { spot, isAtHome, isDragging, isClick, handlers } = useChatSpot(config.side)
  const [isOpen, setIsOpen] = useState(false)
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const button = useRef<HTMLButtonElement>(null)
  const bounds = useRef<HTMLElement>(null)
  const isAside = useCoveredAction(button, bounds) && isAtHome && !isOpen && !isDragging
  const hint = useId()
  const menu = useId()
  if (!widget.isOffered && config.chatButtons.length === 0) return null

  const close = () => setIsOpen(false)
  const consult = async () => {
    try {
      await widget.open()
      close()
    } catch {
      // The service is down or blocked: the other contacts stay.
      showMessage({ text: t('failed'), kind: 'error' })
    }
  }
  return (
    <ClickAwayListener onClickAway={close}>
      <Box
        component="aside"
        ref={bounds}
        aria-label={t('menu')}
        sx={{
          position: 'fixed',
          zIndex: 'fab',
          ...BOUNDS,
          display: 'grid',
          placeItems: 'center',
          pointerEvents: 'none',
          displayPrint: 'none',
        }}
        style={{ [spot.side]: spot.fromSide, bottom: spot.fromBottom }}
      >
        <GlobalStyles
          styles={{ '[data-chat-hidden] :is([data-b24-crm-button-cont], .bx-livechat-wrapper)': { display: 'none !important' } }}
        />
        <Fab
          ref={button}
          color="primary"
          aria-label={t('button')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? menu : undefined}
          aria-describedby={hint}
          data-aside={isAside || undefined}
          onClick={() => isClick() && setIsOpen(!isOpen)}
          {...handlers}
          sx={{
            width: SIZE,
            height: SIZE,
            pointerEvents: 'auto',
            touchAction: 'none',
            cursor: isDragging ? 'grabbing' : 'pointer',
            boxShadow: 4,
            // Something to press lies under it: it comes back to the pointer and to the keyboard.
            '&[data-aside]:not(:hover, :focus-visible)': { transform: `translateX(${asideBy(spot.side)}px)` },
            transition: isCalm ? 'none' : 'transform 150ms',
          }}
        >
          <Icon path={isOpen ? mdiClose : mdiMessageTextOutline} />
        </Fab>
        <span id={hint} hidden>
          {t('move')}
        </span>
        <Popper
          disablePortal
          open={isOpen && !isDragging}
          anchorEl={() => button.current ?? document.body}
          placement={spot.side === 'right' ? 'top-end' : 'top-start'}
          transition
          sx={{ zIndex: 'fab', pointerEvents: 'auto' }}
        >
          {({ TransitionProps }) => (
            <Fade {...TransitionProps} timeout={isCalm ? 0 : FADE}>
              <Paper sx={{ mb: 2, boxShadow: 4, border: 1, borderColor: 'divider', overflow: 'hidden' }}>
                <ChatMenu
                  id={menu}
                  links={config.chatButtons}
                  {...(widget.isOffered && { consultant: { isLoading: widget.isLoading, ask: () => void consult() } })}
                  onClose={() => {
                    close()
                    button.current?.focus()
                  }}
                  onFollow={close}
                />
              </Paper>
            </Fade>
          )}
        </Popper>
      </Box>
    </ClickAwayListener>
  )
}
