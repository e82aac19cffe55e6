import { useLocation } from '@tanstack/react-router'
import { paths } from './paths.ts'

/** What speaks to buyers (messages of the seller, chat, surveys) has no place at the desks of the seller's own people. */
export const useIsBackOffice = (): boolean =>
  useLocation({ select: ({ pathname }) => pathname === paths.backOffice || pathname.startsWith(`${paths.backOffice}/`) })
