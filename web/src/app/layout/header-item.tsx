import ButtonBase from '@mui/material/ButtonBase'
import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'

/** Below this the captions go: the search field needs the room. */
const CAPTIONS_FROM = 1440

const look = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  minWidth: 44,
  height: 48,
  px: 2,
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-current="page"]': { color: 'primary.main' },
} as const

/** A longer badge would stick out of a phone's edge, and the whole page with it. */
const FIT = 3

const badgeLook = {
  position: 'absolute',
  top: -6,
  left: 14,
  minWidth: 16,
  px: '4px',
  borderRadius: 4,
  fontSize: 10,
  fontWeight: 600,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  // By CSS, not as text: the link's accessible name includes it already.
  '&::before': { content: 'attr(data-badge)' },
} as const

function Face({ icon, label, badge }: { icon: string; label: string; badge?: string | undefined }) {
  return (
    <>
      <Box component="span" sx={{ position: 'relative', display: 'flex' }}>
        <Icon path={icon} sx={{ fontSize: 22 }} />
        {badge && <Box component="span" data-badge={badge} sx={badge.length > FIT ? { ...badgeLook, left: 6 } : badgeLook} />}
      </Box>
      <Box
        component="span"
        sx={{
          fontSize: 12,
          lineHeight: '14px',
          maxWidth: 96,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          display: 'none',
          [`@media (min-width:${CAPTIONS_FROM}px)`]: { display: 'block' },
        }}
      >
        {label}
      </Box>
    </>
  )
}

type LinkProps = {
  icon: string
  label: string
  href: string
  /** Under the icon, where there is room, instead of the label. */
  caption?: string | undefined
  badge?: string | undefined
}

export function HeaderLink({ icon, label, href, caption = label, badge }: LinkProps) {
  const isHere = useRouterState({ select: ({ location }) => location.href === href || (location.pathname === href && !href.includes('?')) })
  return (
    <ButtonBase component={Anchor} href={href} title={label} aria-label={label} aria-current={isHere ? 'page' : undefined} sx={look}>
      <Face icon={icon} label={caption} badge={badge} />
    </ButtonBase>
  )
}

/** An action in the header, as a button. */
export function HeaderButton({
  icon,
  label,
  ...props
}: { icon: string; label: string } & Omit<ComponentProps<typeof ButtonBase>, 'children'>) {
  return (
    <ButtonBase title={label} sx={look} {...props} aria-label={props['aria-label'] ?? label}>
      <Face icon={icon} label={label} />
    </ButtonBase>
  )
}
