import type { DayKind } from '@vitrina/contract/calendar/calendar'

/** Never by colour alone: a day off is bold, a short one is underlined. */
export const lookOf = {
  work: { color: 'text.primary' },
  short: { color: 'warning.main', fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '4px' },
  off: { color: 'error.main', fontWeight: 700, bgcolor: 'action.hover' },
} as const satisfies Record<DayKind, object>
